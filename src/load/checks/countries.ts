import type { Facilitator } from "#contract/facilitator";
import { countryCodes } from "#locale/countries";
import { countryCodesByName } from "#locale/country-names";
import { normalizeName } from "#locale/normalize-name";
import { locationOf, readSource } from "../source/content-source.ts";

const field = "location_address__address";
let codes: Map<string, string> | undefined;

/** Addresses in a valid list of facilitators that do not end with a country. */
export function findUnknownCountries(root: string, path: string): string[] {
  const source = readSource(root, path);
  if (!source) return [];
  codes ??= countryCodesByName(countryCodes);
  return (source.data as Facilitator[]).flatMap(({ [field]: address }, index) => {
    const country = address.slice(address.lastIndexOf(",") + 1).trim();
    if (codes?.has(normalizeName(country))) return [];
    const words = `must end with a country behind a comma; "${country}" is not known as one`;
    return [`${locationOf(source, `${index}.${field}`)}: ${words}`];
  });
}
