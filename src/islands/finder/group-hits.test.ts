import { expect, test } from "vitest";
import type { FinderEntry } from "./find-facilitators.ts";
import { groupHits } from "./group-hits.ts";

const hit = (title: string, country: string | undefined) => ({
  entry: { title, country } as FinderEntry,
});
const words = { countryNames: { BE: "Belgium", SE: "Sweden" }, elsewhere: "Elsewhere" };

test("keeps the order of countries and of entries, and puts unknown countries last", () => {
  const hits = [
    hit("a", "SE"),
    hit("b", undefined),
    hit("c", "BE"),
    hit("d", "SE"),
    hit("e", "US"),
  ];
  const groups = groupHits(hits, words).map(({ country, hits: within }) => [
    country,
    ...within.map(({ entry }) => entry.title),
  ]);
  expect(groups).toEqual([
    ["Belgium", "c"],
    ["Sweden", "a", "d"],
    ["Elsewhere", "b", "e"],
  ]);
});

test("a country without entries is left out", () => {
  expect(groupHits([], words)).toEqual([]);
});
