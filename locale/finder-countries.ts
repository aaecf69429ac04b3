import { getShortForms } from "./country-names.ts";
import { locales } from "./languages.ts";
import { normalizeName } from "./normalize-name.ts";

/** Nordic and European countries that the finder suggests, by code. */
export const suggestedCountries: readonly string[] =
  "SE NO DK FI IS AT BE BG HR CY CZ EE FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES CH GB".split(
    " ",
  );

/** Countries whose name makes the finder search a wide area: the suggested ones and their neighbours. */
export const wideCountries: readonly string[] = [
  ...suggestedCountries,
  ..."AD AL AM AZ BA BY GE LI MC MD ME MK RS RU SM TR UA VA XK".split(" "),
];

/** Native names of countries with several languages, and long forms that people write. */
const otherNames: Record<string, string[]> = {
  BA: ["Bosnia and Herzegovina"],
  BE: ["Belgique"],
  CH: ["Suisse", "Svizzera"],
  CZ: ["Česká republika", "Tschechische Republik"],
  LU: ["Lëtzebuerg"],
};

/**
 * Names that people use for a country, in `normalizeName`'s form: in the languages of the site and its
 * own, and short forms.
 */
export function listCountrySearchNames(code: string): string[] {
  const native = new Intl.Locale(`und-${code}`).maximize().language;
  const names = [...locales, native].map(
    (language) => new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code,
  );
  const others = [...getShortForms(code), ...(otherNames[code] ?? [])];
  return [...new Set([...names, ...others].map(normalizeName))];
}
