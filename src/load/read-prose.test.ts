import { expect, test } from "vitest";
import { markFallback } from "./fallback.ts";
import { translateProse } from "./read-prose.ts";

const original = { data: { title: "Title", nav: "Nav" }, body: "Text" };

test("a translation is taken as it is", () => {
  const differences = { missing: [], extra: [] };
  const swedish = { data: { title: "Rubrik", nav: "Länk" }, body: "Brödtext" };
  expect(translateProse(original, swedish, "sv", differences)).toEqual({
    data: { title: "Rubrik", nav: "Länk", lang: "sv" },
    body: "Brödtext",
  });
  expect(differences.missing).toEqual([]);
});

test("without a file all of it is English, and marked", () => {
  const differences = { missing: [], extra: [] };
  expect(translateProse(original, undefined, "de", differences)).toEqual({
    data: { title: markFallback("Title"), nav: markFallback("Nav"), lang: "en" },
    body: "Text",
  });
  expect(differences.missing).toEqual(["title", "nav"]);
});

test("a missing heading is taken from English, and so is a missing text", () => {
  const differences = { missing: [], extra: [] };
  const { data, body } = translateProse(
    original,
    { data: { title: "T" }, body: "" },
    "sv",
    differences,
  );
  expect(data).toEqual({ title: "T", nav: markFallback("Nav"), lang: "en" });
  expect(body).toBe("Text");
  expect(differences.missing).toEqual(["nav"]);
});
