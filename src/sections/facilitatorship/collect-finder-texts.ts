import type { Facilitator } from "#contract/facilitator.ts";
import type { FinderTexts } from "#islands/finder/finder-texts.ts";
import type { FacilitatorshipContent } from "#load/schema/facilitatorship.ts";
import { getCountryName } from "#locale/countries.ts";
import {
  listCountrySearchNames,
  suggestedCountries,
  wideCountries,
} from "#locale/finder-countries.ts";
import { type Locale, languages } from "#locale/languages.ts";

/** Texts of the finder, and the countries that it suggests and knows. */
export function collectFinderTexts(
  content: FacilitatorshipContent["find"],
  locale: Locale,
  facilitators: Facilitator[],
  contactPath: string,
): FinderTexts {
  const { title: _title, lead: _lead, nobodyNear: _nobodyNear, ...texts } = content;
  const { compare } = new Intl.Collator(languages[locale].tag);
  const codes = [...new Set(facilitators.flatMap(({ country }) => country ?? []))];
  return {
    ...texts,
    locale,
    suggestions: suggestedCountries.map((code) => getCountryName(code, locale)).sort(compare),
    countries: Object.fromEntries(
      [...wideCountries, ...codes].map((code) => [code, listCountrySearchNames(code)]),
    ),
    countryNames: Object.fromEntries(
      codes
        .map((code) => [code, getCountryName(code, locale)] as const)
        .sort(([, a], [, b]) => compare(a, b)),
    ),
    contactPath,
  };
}
