import type { Facilitator } from "#contract/facilitator";
import type { FinderTexts } from "#islands/finder/finder-texts.ts";
import type { FacilitatorshipContent } from "#load/schema/facilitatorship";
import { countryName } from "#locale/countries";
import { namesOfCountry, suggestedCountries, wideCountries } from "#locale/finder-countries";
import { type Locale, languages } from "#locale/languages";
import { countryOf, groupByCountry } from "./group-by-country.ts";

/** Texts of the finder, and the countries that it suggests and knows. */
export function collectFinderTexts(
  content: FacilitatorshipContent["find"],
  locale: Locale,
  facilitators: Facilitator[],
  askPath: string,
): FinderTexts {
  const { title: _title, lead: _lead, letter: _letter, ...texts } = content;
  const { compare } = new Intl.Collator(languages[locale].tag);
  return {
    ...texts,
    locale,
    suggestions: suggestedCountries.map((code) => countryName(code, locale)).sort(compare),
    countries: knownCountries(facilitators),
    countryNames: Object.fromEntries(
      groupByCountry(facilitators, locale, texts.elsewhere).flatMap(({ code, country }) =>
        code ? [[code, country]] : [],
      ),
    ),
    askPath,
  };
}

/** Names of countries by code, including those at the end of the facilitators' addresses. */
function knownCountries(facilitators: Facilitator[]): Record<string, string[]> {
  const names = new Map(wideCountries.map((code) => [code, new Set(namesOfCountry(code))]));
  for (const facilitator of facilitators) {
    const { name, code } = countryOf(facilitator);
    if (!code) continue;
    const known = names.get(code) ?? new Set(namesOfCountry(code));
    names.set(code, known.add(name));
  }
  return Object.fromEntries([...names].map(([code, known]) => [code, [...known]]));
}
