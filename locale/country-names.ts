import { countryName } from "./countries.ts";
import { type Locale, locales } from "./languages.ts";
import { normalizeName } from "./normalize-name.ts";

/** Languages in which people write a country at the end of an address. */
const languages = (
  "en sv de da nb fi is et lv lt pl cs sk hu sl hr sr bs mk sq bg ro el tr uk ru be " +
  "nl fr it es pt ca eu gl ga cy mt lb ar he zh ja ko hi"
).split(" ");

/** Abbreviations that CLDR lacks, in `normalizeName`'s form, with their country. */
export const shortForms: Record<string, string> = {
  uk: "GB",
  "u k": "GB",
  britain: "GB",
  "great britain": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "northern ireland": "GB",
  storbritannien: "GB",
  grossbritannien: "GB",
  skottland: "GB",
  schottland: "GB",
  us: "US",
  "u s": "US",
  usa: "US",
  "u s a": "US",
  america: "US",
  amerika: "US",
  "amerikas forenta stater": "US",
  "united states of america": "US",
  uae: "AE",
  brd: "DE",
  holland: "NL",
  "the netherlands": "NL",
  czechia: "CZ",
  "czech republic": "CZ",
  tjeckien: "CZ",
  "tjeckiska republiken": "CZ",
  "tschechische republik": "CZ",
  "slovak republic": "SK",
  "slowakische republik": "SK",
  eire: "IE",
  bosnia: "BA",
  bosnien: "BA",
  macedonia: "MK",
  makedonien: "MK",
  mazedonien: "MK",
  vitryssland: "BY",
  weissrussland: "BY",
  ellada: "GR",
  hellas: "GR",
  turkey: "TR",
  turkiye: "TR",
};

/** Words before a country's name in our languages. */
const forerunners: Partial<Record<Locale, string>> = {
  en: "the, republic of, the republic of, kingdom of, the kingdom of, federal republic of",
  sv: "republiken, konungariket, forbundsrepubliken",
  de: "die, der, das, republik, konigreich, bundesrepublik",
};

/**
 * Maps names of countries, in `normalizeName`'s form, to ISO 3166-1 codes. Contains the names of the
 * given countries in the languages of Europe and some others, and three-letter codes that people use.
 */
export function countryCodesByName(codes: Iterable<string>): Map<string, string> {
  const byName = new Map<string, string>();
  const known = [...codes];
  for (const language of languages) {
    for (const style of ["long", "short"] as const) {
      const names = new Intl.DisplayNames(language, { type: "region", style, fallback: "none" });
      for (const code of known) {
        const name = names.of(code);
        if (name) byName.set(normalizeName(name), code);
      }
    }
  }
  for (const locale of locales) {
    for (const words of forerunners[locale]?.split(", ") ?? []) {
      for (const code of known) {
        byName.set(`${words} ${normalizeName(countryName(code, locale))}`, code);
      }
    }
  }
  for (const [name, code] of Object.entries(shortForms)) byName.set(name, code);
  return byName;
}
