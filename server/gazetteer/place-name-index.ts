import type { DatabaseSync } from "node:sqlite";
import { europeanCountryCodes } from "#locale/countries.ts";
import {
  getTypoPrefix,
  getUnabbreviatedStart,
  isAbbreviationOf,
  isOneTypoApart,
} from "./spelling.ts";

/** A place in the gazetteer, found by one of its names. */
export interface NamedPlace {
  id: number;
  name: string;
  /** ISO 3166-1 code. */
  country: string;
  /** GeoNames' code of its first-order division: in the USA the state's two letters. */
  region: string | null;
  latitude: number;
  longitude: number;
  population: number;
  /** Whether it was found by its own name (1), not by one in another language (0). */
  isOwnName: 0 | 1;
}

export type NameEntry = NamedPlace & { matchedName: string };

/** The normalized names of places. Each call is one query. */
export type PlaceNameIndex = ReturnType<typeof openPlaceNameIndex>;

/** The most names with the same beginning that are read. */
const maxNames = 300;

const columns = `
  place.id, place.name, country, region, latitude, longitude, population, own as isOwnName, matchedName
`;

export function openPlaceNameIndex(database: DatabaseSync) {
  // "cross" keeps the order: from the given names to the places.
  const byNames = database.prepare(`
    select ${columns}
    from json_each(?) as wanted
    cross join (select name as matchedName, place, own from name) as entry on matchedName = wanted.value
    cross join place on place.id = entry.place
    limit ?
  `);
  const beginning = database.prepare(`
    select ${columns}
    from (select name as matchedName, place, own from name where name >= ? and name < ? limit ${maxNames})
      as entry
    cross join place on place.id = entry.place
    where matchedName glob ?
  `);
  const towns = database.prepare(`
    select name as matchedName, place from town_name where start = ? and length between ? and ?
  `);
  const placeById = database.prepare(`
    select id, name, country, region, latitude, longitude, population, 1 as isOwnName
    from place where id = ?
  `);
  return {
    /** Finds up to `limit` places with one of these names, in the order of the names. */
    findByNames: (names: string[], limit: number) =>
      byNames.all(JSON.stringify(names), limit) as unknown as NameEntry[],

    /** Finds places by an abbreviated name such as "rothenburg o d t". */
    findByAbbreviation(short: string): NameEntry[] {
      const start = getUnabbreviatedStart(short);
      const pattern = short.split(" ").join("* ");
      // The last code point: no name has a character beyond it.
      const entries = beginning.all(start, `${start}\u{10ffff}`, `${pattern}*`);
      return (entries as unknown as NameEntry[]).filter(({ matchedName }) =>
        isAbbreviationOf(short, matchedName),
      );
    },

    /** Finds Europe's larger towns whose name is one typo away. */
    findDespiteTypo(name: string): NameEntry[] {
      const rows = towns.all(getTypoPrefix(name), name.length - 1, name.length + 1);
      return (rows as { matchedName: string; place: number }[])
        .filter(({ matchedName }) => isOneTypoApart(name, matchedName))
        .map(
          ({ matchedName, place }) =>
            ({ ...placeById.get(place), matchedName }) as unknown as NameEntry,
        );
    },
  };
}

export function isOutsideEurope({ country }: NamedPlace): boolean {
  return !europeanCountryCodes.includes(country);
}

export function getPoint({ latitude, longitude }: Pick<NamedPlace, "latitude" | "longitude">) {
  return { lat: latitude, lon: longitude };
}

/**
 * Scores how likely a name alone means this place: its own name before one in another language, large before
 * small.
 */
export function getImportance({ isOwnName, population }: NamedPlace): number {
  return isOwnName + 0.9 * Math.log10(population + 1);
}
