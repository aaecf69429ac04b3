import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type Locale, locales } from "#locale/languages";
import { toEntries } from "./find-facilitators.ts";
import type { ResultWords } from "./finder-words.ts";
import { type FinderResult, resultLine } from "./result-line.ts";

const words = Object.fromEntries(
  locales.map((locale) => {
    const file = new URL(`../../content/pages/facilitatorship/${locale}.yaml`, import.meta.url);
    return [locale, parse(readFileSync(file, "utf8")).find.results as ResultWords];
  }),
) as Record<Locale, ResultWords>;

const result = (change: Partial<FinderResult>): FinderResult => ({
  text: "",
  place: undefined,
  radius: 50,
  count: 0,
  unplaced: 0,
  nearest: undefined,
  ...change,
});
const [entry] = toEntries([{ post_title: "Polcirkeln", location_address__address: "Kiruna" }]);
if (!entry) throw new Error("There is one.");
const stockholm = { name: "Stockholm", found: true };
const nowhere = { name: "Xyzzy", found: false };

describe("in English", () => {
  test.each<[string, Partial<FinderResult>]>([
    ["69 facilitators", { count: 69 }],
    ["1 facilitator", { count: 1, text: "ek" }],
    ["10,000 facilitators", { count: 10_000 }],
    ["Nobody matches “ek”.", { text: " ek " }],
    ["4 facilitators within 50 km of Stockholm.", { count: 4, place: stockholm }],
    ["1 facilitator within 25 km of Stockholm.", { count: 1, place: stockholm, radius: 25 }],
    [
      "We could not find “Xyzzy”, so all are listed: 69 facilitators.",
      { count: 69, place: nowhere },
    ],
    [
      "We could not find “Xyzzy”, so distance does not count. 1 facilitator is listed.",
      { count: 1, place: nowhere },
    ],
    ["We could not find “Xyzzy”, and nobody matches “ek”.", { text: "ek", place: nowhere }],
    [
      "4 facilitators within 50 km of Stockholm. 1 more whose place we do not know.",
      { count: 5, unplaced: 1, place: stockholm },
    ],
    [
      "Nobody within 50 km of Stockholm. The nearest is Polcirkeln, 956 km away.",
      { place: stockholm, nearest: { entry, distance: 956.2 } },
    ],
    ["Nobody within 50 km of Stockholm matches “ek”.", { text: "ek", place: stockholm }],
    [
      "Nobody within 50 km of Stockholm. 2 more whose places we do not know.",
      {
        count: 2,
        unplaced: 2,
        place: stockholm,
        nearest: { entry, distance: Number.POSITIVE_INFINITY },
      },
    ],
  ])("%s", (line, change) => {
    expect(resultLine(words.en, result(change), "en")).toBe(line.replaceAll(" km", "\u00a0km"));
  });
});

test("in Swedish and German, one and many", () => {
  const lines = (locale: Locale, name: string) =>
    [1, 4].map((count) =>
      resultLine(words[locale], result({ count, place: { name, found: true } }), locale),
    );
  expect(lines("sv", "Malmö")).toEqual([
    "1 handledare inom 50\u00a0km från Malmö.",
    "4 handledare inom 50\u00a0km från Malmö.",
  ]);
  expect(lines("de", "Köln")).toEqual([
    "1 Treffer im Umkreis von 50\u00a0km um Köln.",
    "4 Treffer im Umkreis von 50\u00a0km um Köln.",
  ]);
});
