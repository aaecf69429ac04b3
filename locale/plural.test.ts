import { expect, test } from "vitest";
import { selectPluralForm } from "./plural.ts";

test("chooses a text by the number, and the one for nothing if there is one", () => {
  const forms = { one: "one", other: "other" };
  expect([0, 1, 2].map((count) => selectPluralForm(forms, count, "sv"))).toEqual([
    "other",
    "one",
    "other",
  ]);
  expect(selectPluralForm({ ...forms, none: "none" }, 0, "sv")).toBe("none");
});
