import type { Facilitator } from "#contract/facilitator";
import type { FinderMessages } from "#islands/finder/finder-messages.ts";
import type { FacilitatorshipContent } from "#load/schema/facilitatorship";
import { countryName } from "#locale/countries";
import { namesOfCountry, suggestedCountries, wideCountries } from "#locale/finder-countries";
import { type Locale, languages } from "#locale/languages";
import { countryOf, groupByCountry } from "./group-by-country.ts";

/** Texts of the finder, and the countries that it suggests and knows. */
export function finderMessages(
  content: FacilitatorshipContent["find"],
  locale: Locale,
  facilitators: Facilitator[],
  askPath: string,
): FinderMessages {
  const { title: _title, lead: _lead, letter: _letter, ...messages } = content;
  const { compare } = new Intl.Collator(languages[locale].tag);
  return {
    ...messages,
    locale,
    suggestions: suggestedCountries.map((code) => countryName(code, locale)).sort(compare),
    countries: knownCountries(facilitators),
    countryNames: Object.fromEntries(
      groupByCountry(facilitators, locale, messages.elsewhere).flatMap(({ code, country }) =>
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
