import { expect, test } from "vitest";
import { markFallback } from "./fallback.ts";
import { translateProse } from "./read-prose.ts";

const original = { data: { title: "Title", nav: "Nav" }, body: "Text" };

test("a translation is taken as it is", () => {
  const missing: string[] = [];
  const swedish = { data: { title: "Rubrik", nav: "Länk" }, body: "Brödtext" };
  expect(translateProse(original, swedish, "sv", missing)).toEqual({
    data: { title: "Rubrik", nav: "Länk", lang: "sv" },
    body: "Brödtext",
  });
  expect(missing).toEqual([]);
});

test("without a file all of it is English, and marked", () => {
  const missing: string[] = [];
  expect(translateProse(original, undefined, "de", missing)).toEqual({
    data: { title: markFallback("Title"), nav: markFallback("Nav"), lang: "en" },
    body: "Text",
  });
  expect(missing).toEqual(["title", "nav"]);
});

test("a missing heading is taken from English, and so is a missing text", () => {
  const missing: string[] = [];
  const { data, body } = translateProse(
    original,
    { data: { title: "T" }, body: "" },
    "sv",
    missing,
  );
  expect(data).toEqual({ title: "T", nav: markFallback("Nav"), lang: "en" });
  expect(body).toBe("Text");
  expect(missing).toEqual(["nav"]);
});
