import type { FinderWords } from "#islands/finder-words.ts";
import type { FacilitatorshipContent } from "#load/schema/facilitatorship";
import { countryName } from "#locale/countries";
import { suggestedCountries, wideCountries } from "#locale/finder-countries";
import { type Locale, languages, locales } from "#locale/languages";

/** What the finder says, and the countries it suggests and knows. */
export function finderWords(content: FacilitatorshipContent["find"], locale: Locale): FinderWords {
  const { title: _title, lead: _lead, elsewhere: _elsewhere, letter: _letter, ...words } = content;
  const { compare } = new Intl.Collator(languages[locale].tag);
  return {
    ...words,
    locale,
    suggestions: suggestedCountries.map((code) => countryName(code, locale)).sort(compare),
    countries: [
      ...new Set(wideCountries.flatMap((code) => locales.map((one) => countryName(code, one)))),
    ],
  };
}
