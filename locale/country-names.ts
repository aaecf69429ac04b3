import { getCountryName } from "./countries.ts";
import { type Locale, locales } from "./languages.ts";
import { normalizeName } from "./normalize-name.ts";

/** Languages in which people write a country at the end of an address. */
const addressLanguages = (
  "en sv de da nb fi is et lv lt pl cs sk hu sl hr sr bs mk sq bg ro el tr uk ru be " +
  "nl fr it es pt ca eu gl ga cy mt lb ar he zh ja ko hi"
).split(" ");

/** Names that CLDR lacks, in `normalizeName`'s form, by country. */
const shortForms: Record<string, string> = {
  AE: "uae",
  AT: "oesterreich",
  BA: "bosnia, bosnien",
  BY: "vitryssland, weissrussland",
  CZ: "czechia, czech republic, tjeckien, tjeckiska republiken, tschechische republik",
  DE: "brd",
  DK: "daenemark",
  GB:
    "uk, u k, britain, great britain, england, scotland, wales, northern ireland, " +
    "storbritannien, grossbritannien, skottland, schottland",
  GR: "ellada, hellas",
  IE: "eire",
  MK: "macedonia, makedonien, mazedonien",
  NL: "holland, the netherlands",
  SK: "slovak republic, slowakische republik",
  TR: "turkey, turkiye, tuerkei",
  US: "us, u s, usa, u s a, america, amerika, amerikas forenta stater, united states of america",
};

/** Short forms and further names of a country that CLDR lacks, in `normalizeName`'s form. */
export function getShortForms(code: string): string[] {
  return shortForms[code]?.split(", ") ?? [];
}

/** Words before a country's name in our languages. */
const countryNamePrefixes: Partial<Record<Locale, string>> = {
  en: "the, republic of, the republic of, kingdom of, the kingdom of, federal republic of",
  sv: "republiken, konungariket, forbundsrepubliken",
  de: "die, der, das, republik, konigreich, bundesrepublik",
};

/**
 * Maps names of countries, in `normalizeName`'s form, to ISO 3166-1 codes. Contains the names of the
 * given countries in the languages of Europe and some others, and three-letter codes that people use.
 */
export function mapNamesToCountryCodes(codes: Iterable<string>): Map<string, string> {
  const byName = new Map<string, string>();
  const countryCodes = [...codes];
  for (const language of addressLanguages) {
    for (const style of ["long", "short"] as const) {
      const names = new Intl.DisplayNames(language, { type: "region", style, fallback: "none" });
      for (const code of countryCodes) {
        const name = normalizeName(names.of(code) ?? "");
        // Other letters are a canton or a province: VS is Valais, though Dutch for the USA.
        const isOther = /^[a-z]{2}$/.test(name) && name !== code.toLowerCase();
        if (name && !isOther) byName.set(name, code);
      }
    }
  }
  for (const locale of locales) {
    for (const prefix of countryNamePrefixes[locale]?.split(", ") ?? []) {
      for (const code of countryCodes) {
        byName.set(`${prefix} ${normalizeName(getCountryName(code, locale))}`, code);
      }
    }
  }
  for (const code of Object.keys(shortForms)) {
    for (const name of getShortForms(code)) byName.set(name, code);
  }
  return byName;
}
