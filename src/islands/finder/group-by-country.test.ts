import { expect, test } from "vitest";
import { groupByCountry } from "./group-by-country.ts";

interface Item {
  id: string;
  country?: string;
  hasPoint: boolean;
}

const texts = { countryNames: { NO: "Norway", SE: "Sweden" }, unknownCountry: "Elsewhere" };
const group = (...items: Item[]) =>
  groupByCountry(items, (item) => item, texts).map(({ country, items, isOnMap }) => [
    country,
    items.map(({ id }) => id).join(""),
    isOnMap,
  ]);
const item = (id: string, country?: string, hasPoint = false): Item => ({
  id,
  ...(country && { country }),
  hasPoint,
});

test("keeps the order of names, and the order of facilitators within a country", () => {
  expect(group(item("c", "SE"), item("a", "NO"), item("b", "SE"))).toEqual([
    ["Norway", "a", false],
    ["Sweden", "cb", false],
  ]);
});

test("begins with the country of the first facilitator with coordinates", () => {
  expect(group(item("a", "NO"), item("b", "SE", true), item("c", "NO", true))).toEqual([
    ["Sweden", "b", true],
    ["Norway", "ac", false],
  ]);
});

test("ends with those of no known country, also if the map shows one of them", () => {
  expect(group(item("a", undefined, true), item("b", "XX"), item("c", "SE"))).toEqual([
    ["Sweden", "c", false],
    ["Elsewhere", "ab", false],
  ]);
});
