import type { Facilitator } from "#contract/facilitator";
import { countryCodes } from "#locale/countries";
import { countryCodesByName } from "#locale/country-names";
import { normalizeName } from "#locale/normalize-name";

let codes: Map<string, string> | undefined;

type Addressed = Pick<Facilitator, "location_address__address">;

/** Returns the country at the end of a facilitator's address, as it is written there. */
export function parseCountryName({ location_address__address: address }: Addressed): string {
  return address.slice(address.lastIndexOf(",") + 1).trim();
}

/** Returns the code of the country at the end of a facilitator's address, if it is known. */
export function findCountryCode(facilitator: Addressed): string | undefined {
  codes ??= countryCodesByName(countryCodes);
  return codes.get(normalizeName(parseCountryName(facilitator)));
}
