import { countryCodes } from "#locale/countries.ts";
import { mapNamesToCountryCodes } from "#locale/country-names.ts";
import { normalizeName } from "#locale/normalize-name.ts";

let codes: Map<string, string> | undefined;

/** Returns the country at the end of a facilitator's address, as it is written there. */
export function parseCountryName(address: string): string {
  return address.slice(address.lastIndexOf(",") + 1).trim();
}

/** Returns the code of the country at the end of a facilitator's address, if it is known. */
export function findCountryCode(address: string): string | undefined {
  codes ??= mapNamesToCountryCodes(countryCodes);
  return codes.get(normalizeName(parseCountryName(address)));
}
