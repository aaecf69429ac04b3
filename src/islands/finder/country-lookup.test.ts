import { expect, test } from "vitest";
import { listCountrySearchNames, wideCountries } from "#locale/finder-countries.ts";
import { createCountryLookup } from "./find-facilitators.ts";

const findCountry = createCountryLookup(
  Object.fromEntries(wideCountries.map((code) => [code, listCountrySearchNames(code)])),
);

test.each([
  ["  sverige ", "SE"],
  ["SCHWEDEN", "SE"],
  ["osterrike", "AT"],
  ["Oesterreich", "AT"],
  ["TÜRKIYE", "TR"],
  ["UK", "GB"],
  ["The Netherlands", "NL"],
  ["España", "ES"],
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
