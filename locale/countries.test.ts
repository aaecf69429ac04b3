import { expect, test } from "vitest";
import { countryCodes, countryRegions, getCountryName, listCountries } from "./countries.ts";
import { locales } from "./languages.ts";

const listNames = (...args: Parameters<typeof listCountries>) =>
  listCountries(...args).map(([, name]) => name);

test("no country is missing or listed twice, and each has a name in every language", () => {
  expect(new Set(countryCodes).size).toBe(countryCodes.length);
  expect(countryCodes).toEqual(expect.arrayContaining(["SE", "DE", "GB", "XK", "JP", "US", "ZA"]));
  for (const locale of locales) {
    for (const code of countryCodes) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(getCountryName(code, locale), `${code} in ${locale}`).not.toBe(code);
    }
  }
});

test("names and sorts countries by the rules of each language", () => {
  expect(listNames("nordic", "en").slice(0, 3)).toEqual([
    "Åland Islands",
    "Denmark",
    "Faroe Islands",
  ]);
  expect(listNames("nordic", "sv").at(-1)).toBe("Åland");
  expect(listNames("restOfEurope", "sv").at(-1)).toBe("Österrike");
  expect(listNames("restOfEurope", "de").slice(-4, -3)).toEqual(["Ungarn"]);
  const germanNames = listNames("restOfEurope", "de");
  expect(germanNames.indexOf("Österreich")).toBe(germanNames.indexOf("Niederlande") + 2);
});

test("a list holds the codes of its region", () => {
  const codes = listCountries("nordic", "de").map(([code]) => code);
  expect(codes.toSorted()).toEqual(countryRegions.nordic.toSorted());
});
