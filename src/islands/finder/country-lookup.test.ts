import { expect, test } from "vitest";
import {
  listCountrySearchNames,
  suggestedCountries,
  wideCountries,
} from "#locale/finder-countries.ts";
import { createCountryLookup } from "./find-facilitators.ts";

const findCountry = createCountryLookup(
  Object.fromEntries(wideCountries.map((code) => [code, listCountrySearchNames(code)])),
);

test.each([
  ["Sweden", "SE"],
  ["sverige", "SE"],
  ["SCHWEDEN", "SE"],
  ["  Österreich ", "AT"],
  ["osterrike", "AT"],
  ["Oesterreich", "AT"],
  ["TÜRKIYE", "TR"],
  ["UK", "GB"],
  ["England", "GB"],
  ["Great Britain", "GB"],
  ["Großbritannien", "GB"],
  ["Czech Republic", "CZ"],
  ["Česko", "CZ"],
  ["The Netherlands", "NL"],
  ["Holland", "NL"],
  ["Suomi", "FI"],
  ["España", "ES"],
  ["Espana", "ES"],
  ["Suisse", "CH"],
  ["Ελλάδα", "GR"],
])("%j is a country: %s", (text, code) => {
  expect(findCountry(text)).toBe(code);
});

test.each(["", "Swede", "Sweden, Stockholm", "Stockholm", "the Sweden"])(
  "%j is no country",
  (text) => {
    expect(findCountry(text)).toBeUndefined();
  },
);

test("no name belongs to two countries", () => {
  const names = wideCountries.flatMap(listCountrySearchNames);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test("31 countries are suggested and 50 known, without duplicates", () => {
  expect(new Set(suggestedCountries).size).toBe(31);
  expect(new Set(wideCountries).size).toBe(wideCountries.length);
  expect(wideCountries).toHaveLength(50);
});
