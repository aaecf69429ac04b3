import type { Facilitator } from "#contract/facilitator";
import { countryIn } from "#contract/facilitator-country";
import { countryCodes, countryName } from "#locale/countries";
import { countryCodesByName } from "#locale/country-names";
import { type Locale, languages } from "#locale/languages";
import { normalizeName } from "#locale/normalize-name";

/** Facilitators of a country, with its name. */
export interface CountryGroup {
  /** The country's code; undefined if the country is unknown. */
  code?: string;
  country: string;
  facilitators: Facilitator[];
}

const codes = countryCodesByName(countryCodes);

/** The end of an address, normalised, and the code of the country that it names, if known. */
export function countryOf(facilitator: Facilitator) {
  const name = normalizeName(countryIn(facilitator));
  return { name, code: codes.get(name) };
}

/**
 * Groups facilitators by the country at the end of their address, sorted by name in the page's language.
 * Those of unknown countries come last, as `elsewhere`.
 */
export function groupByCountry(
  facilitators: Facilitator[],
  locale: Locale,
  elsewhere: string,
): CountryGroup[] {
  const groups = Map.groupBy(facilitators, (facilitator) => countryOf(facilitator).code);
  const { compare } = new Intl.Collator(languages[locale].tag);
  const unread = groups.get(undefined);
  groups.delete(undefined);
  const named: CountryGroup[] = [...groups].map(([code, members]) => ({
    code: code as string,
    country: countryName(code as string, locale),
    facilitators: members,
  }));
  named.sort((one, other) => compare(one.country, other.country));
  return unread ? [...named, { country: elsewhere, facilitators: unread }] : named;
}
