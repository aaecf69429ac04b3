import { DatabaseSync } from "node:sqlite";
import type { GeoPoint } from "#contract/distance";
import { countryCodesByName } from "#locale/country-names";
import { findPlace } from "./find-place.ts";
import { measureDistances } from "./nearest-place.ts";
import { type NamedPlace, openPlaceNames } from "./place-names.ts";
import { readAddress } from "./read-address.ts";

/** A spot on earth that an address names. Degrees, WGS 84. */
export interface Spot {
  latitude: number;
  longitude: number;
  /** The place's own name with its country's code, or the country's English name. */
  label: string;
  /** Its country's ISO 3166-1 code. */
  country: string;
  /** Whether the address names no more than the country; the spot is then a place in its middle. */
  isCountry: boolean;
}

/** Finds the place or the country that an address names; needs no network. */
export interface Gazetteer {
  find(address: string): Spot | undefined;
  /** The country that an address names; none if it leaves that to the reader. */
  countryIn(address: string): string | undefined;
  /** The distance in km to the nearest place, or the nearest one of a country; infinite if it is far. */
  distanceTo(point: GeoPoint, country?: string): number;
  close(): void;
}

/** Opens the file that `provideGazetteer` built. */
export function openGazetteer(file: string): Gazetteer {
  const database = new DatabaseSync(file, { readOnly: true });
  const centre = database.prepare(`
    select place.id, name, place.country, region, latitude, longitude, population, 1 as own
    from centre join place on place.id = centre.place where centre.country = ?
  `);
  const codes = database.prepare("select country from centre").all();
  const countries = countryCodesByName(codes.map(({ country }) => String(country)));
  const names = openPlaceNames(database);
  return {
    find: (address) => {
      const found = findPlace(address, names, countries);
      if (!found) return undefined;
      if ("place" in found) return spotOf(found.place);
      const { country } = found;
      const middle = centre.get(country) as unknown as NamedPlace | undefined;
      return middle && { ...spotOf(middle), label: countryName(country), isCountry: true };
    },
    countryIn: (address) => readAddress(address, countries).country,
    distanceTo: measureDistances(database),
    close: () => database.close(),
  };
}

function spotOf({ latitude, longitude, name, country }: NamedPlace): Spot {
  return { latitude, longitude, label: `${name}, ${country}`, country, isCountry: false };
}

const english = new Intl.DisplayNames("en", { type: "region" });

function countryName(code: string): string {
  return english.of(code) ?? code;
}
