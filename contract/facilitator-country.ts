import type { Facilitator } from "./facilitator.ts";

/** The country at the end of a facilitator's address, as it is written there. */
export function countryIn({
  location_address__address: address,
}: Pick<Facilitator, "location_address__address">): string {
  return address.slice(address.lastIndexOf(",") + 1).trim();
}
