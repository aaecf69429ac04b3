import { distanceBetween, type GeoPoint } from "#contract/distance";
import type { Facilitator } from "#contract/facilitator";
import { countryName } from "#locale/countries";
import { defaultLocale } from "#locale/languages";
import type { Gazetteer } from "../gazetteer/open-gazetteer.ts";

/** What is wrong with where an entry is, and what an editor should look at. */
export interface PlaceFindings {
  wrong: string[];
  doubtful: string[];
}

/** So far, in km, may a point be from the nearest known place of its country without suspicion. */
const nearPlace = 15;
/** So far, in km, may the house be from the middle of the town that the address names. */
const nearTown = 50;

/** Compares an entry's address with its coordinates, and with what the gazetteer knows. */
export function checkPlace(entry: Facilitator, gazetteer: Gazetteer): PlaceFindings {
  const address = entry.location_address__address;
  const [spot] = gazetteer.find(address, defaultLocale);
  const country = gazetteer.countryIn(address);
  const doubtful: string[] = [];
  if (!country) doubtful.push("the address does not end with its country");
  if (!spot) doubtful.push(`no town is found in the address "${address}": is it spelled right?`);
  if (spot?.isCountry) doubtful.push("the address names a country, but no town");
  const point = pointOf(entry);
  if (!point) return { wrong: [], doubtful };
  if (country && isOutside(point, country, gazetteer)) {
    const swapped = { lat: point.lon, lon: point.lat };
    const isSwapped = Math.abs(point.lon) <= 90 && !isOutside(swapped, country, gazetteer);
    const name = countryName(country, defaultLocale);
    const where = `the coordinates ${point.lat}, ${point.lon} lie outside ${name}, which the address names`;
    return { wrong: [isSwapped ? `${where}: lat and lon look swapped` : where], doubtful };
  }
  if (spot && !spot.isCountry) {
    const far = distanceBetween(point, spot.point);
    const towns = `the coordinates lie ${Math.round(far)} km from ${spot.label}, which the address names`;
    if (far > nearTown) doubtful.push(towns);
  }
  return { wrong: [], doubtful };
}

function pointOf({ lat, lon }: Facilitator): GeoPoint | undefined {
  return lat === undefined || lon === undefined ? undefined : { lat, lon };
}

/** In lonely regions the nearest place of all is far, too. */
function isOutside(point: GeoPoint, country: string, gazetteer: Gazetteer): boolean {
  const distance = gazetteer.distanceTo(point, country);
  if (distance === Number.POSITIVE_INFINITY) return true;
  return distance > nearPlace && distance > 2 * gazetteer.distanceTo(point);
}
