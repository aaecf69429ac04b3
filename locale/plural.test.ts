import { expect, test } from "vitest";
import { locales } from "./languages.ts";
import { pluralForm } from "./plural.ts";

test.each([
  [0, "other"],
  [1, "one"],
  [2, "other"],
  [21, "other"],
  [10_000, "other"],
])("%i takes the form %s in every language", (count, form) => {
  for (const locale of locales) {
    expect(pluralForm({ one: "one", other: "other" }, count, locale)).toBe(form);
  }
});
