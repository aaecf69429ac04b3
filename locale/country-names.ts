import { normalizeName } from "./normalize-name.ts";

/** Languages in which people write a country at the end of an address. */
const languages = (
  "en sv de da nb fi is et lv lt pl cs sk hu sl hr sr bs mk sq bg ro el tr uk ru be " +
  "nl fr it es pt ca eu gl ga cy mt lb ar he zh ja ko hi"
).split(" ");

/** Short forms that dictionaries of names leave out. */
const shortForms: Record<string, string> = {
  uk: "GB",
  "great britain": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "northern ireland": "GB",
  storbritannien: "GB",
  grossbritannien: "GB",
  skottland: "GB",
  schottland: "GB",
  usa: "US",
  "united states of america": "US",
  uae: "AE",
  holland: "NL",
  "the netherlands": "NL",
  czechia: "CZ",
  "czech republic": "CZ",
  tjeckien: "CZ",
  "republic of ireland": "IE",
  eire: "IE",
  bosnia: "BA",
  macedonia: "MK",
  ellada: "GR",
  hellas: "GR",
  turkey: "TR",
  turkiye: "TR",
};

/**
 * From a country's name, in `normalizeName`'s form, to its ISO 3166-1 code. Holds the names of the
 * given countries in the languages of Europe and some beyond it, and their three-letter codes where
 * people write them.
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
  for (const [name, code] of Object.entries(shortForms)) byName.set(name, code);
  return byName;
}
