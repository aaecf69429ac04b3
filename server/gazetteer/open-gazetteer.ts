import { DatabaseSync } from "node:sqlite";
import { countryCodesByName } from "#locale/country-names";
import { findPlace, type NamedPlace } from "./find-place.ts";

/** A spot on earth that an address names. Degrees, WGS 84. */
export interface Spot {
  latitude: number;
  longitude: number;
  /** The place's own name with its country's code, or the country's English name. */
  label: string;
}

/** Finds the place or the country that an address names; needs no network. */
export interface Gazetteer {
  find(address: string): Spot | undefined;
  close(): void;
}

/** Opens the file that `provideGazetteer` built. */
export function openGazetteer(file: string): Gazetteer {
  const database = new DatabaseSync(file, { readOnly: true });
  const byName = database.prepare(`
    select place.id, place.name, country, region, latitude, longitude, population, own
    from name join place on place.id = name.place where name.name = ?
  `);
  const codes = database
    .prepare("select distinct country from place")
    .all()
    .map((row) => String(row.country));
  const countries = countryCodesByName(codes);
  const lookUp = (name: string) => byName.all(name) as unknown as NamedPlace[];
  return {
    find: (address) => {
      const found = findPlace(address, lookUp, countries);
      if (!found) return undefined;
      if ("place" in found) return spotOf(found.place);
      const centre = centreOf(database, found.country);
      return centre && { ...spotOf(centre), label: countryName(found.country) };
    },
    close: () => database.close(),
  };
}

function spotOf({ latitude, longitude, name, country }: NamedPlace): Spot {
  return { latitude, longitude, label: `${name}, ${country}` };
}

const english = new Intl.DisplayNames("en", { type: "region" });

function countryName(code: string): string {
  return english.of(code) ?? code;
}

/**
 * The place of a country that lies nearest to the mean of all its places: an inner point where
 * people live, never in the sea.
 */
function centreOf(database: DatabaseSync, country: string): NamedPlace | undefined {
  return database
    .prepare(`
      with mean as (
        select avg(latitude) as latitude, avg(longitude) as longitude from place where country = :country
      )
      select place.id, place.name, country, region, place.latitude, place.longitude, population, 1 as own
      from place, mean where country = :country
      order by (place.latitude - mean.latitude) * (place.latitude - mean.latitude)
        + (place.longitude - mean.longitude) * (place.longitude - mean.longitude) * 0.3
      limit 1
    `)
    .get({ country }) as unknown as NamedPlace | undefined;
}
