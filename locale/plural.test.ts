import { expect, test } from "vitest";
import { selectPluralForm } from "./plural.ts";

test("selects the form for the number, and for zero the form of its own if there is one", () => {
  const forms = { one: "one", other: "other" };
  expect([0, 1, 2].map((count) => selectPluralForm(forms, count, "sv"))).toEqual([
    "other",
    "one",
    "other",
  ]);
  expect(selectPluralForm({ ...forms, none: "none" }, 0, "sv")).toBe("none");
});
