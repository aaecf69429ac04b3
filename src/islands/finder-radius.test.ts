import { expect, test } from "vitest";
import { countryName } from "#locale/countries";
import { suggestedCountries, wideCountries } from "#locale/finder-countries";
import { locales } from "#locale/languages";
import { isCountry } from "./finder-radius.ts";

const countries = wideCountries.flatMap((code) =>
  locales.map((locale) => countryName(code, locale)),
);

test.each(["Sweden", "sverige", "SCHWEDEN", "  Österreich ", "österrike", "TÜRKIYE"])(
  "%j is a country",
  (text) => {
    expect(isCountry(text, countries)).toBe(true);
  },
);

test.each(["", "Swede", "Sweden, Stockholm", "Stockholm", "the Sweden"])("%j is none", (text) => {
  expect(isCountry(text, countries)).toBe(false);
});

test("31 countries are suggested, about 50 are known, none twice", () => {
  expect(new Set(suggestedCountries).size).toBe(31);
  expect(new Set(wideCountries).size).toBe(wideCountries.length);
  expect(wideCountries).toHaveLength(50);
});
