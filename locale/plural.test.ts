import { expect, test } from "vitest";
import { pluralForm } from "./plural.ts";

test("chooses a text by the number, and the one for nothing if there is one", () => {
  const forms = { one: "one", other: "other" };
  expect([0, 1, 2].map((count) => pluralForm(forms, count, "sv"))).toEqual([
    "other",
    "one",
    "other",
  ]);
  expect(pluralForm({ ...forms, none: "none" }, 0, "sv")).toBe("none");
});
