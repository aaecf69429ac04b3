import type { DatabaseSync } from "node:sqlite";
import { countryRegions } from "#locale/countries";

/** A place as the gazetteer's file holds it, found by one of its names. */
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
  /** 1 if it was found by its own name, 0 by one in another language. */
  own: number;
}

/** A place, and the name under which it was found. */
export type NameEntry = NamedPlace & { found: string };

/** The names of places, in `normalizeName`'s form. */
export interface PlaceNames {
  called(name: string): NamedPlace[];
  /** The names that begin with these letters, at most a few hundred. */
  beginning(letters: string): NameEntry[];
  /** The names of Europe's larger towns that begin with these letters. */
  townsBeginning(letters: string): NameEntry[];
}

const columns = `
  place.id, place.name, country, region, latitude, longitude, population, own, name.name as found
`;
/** From so many inhabitants on, a town's name is recognised despite a slip. */
const largerTown = 50_000;
/** Names that begin alike are read up to this number. */
const mostNames = 500;

/** Reads the names of places from the gazetteer's open file. */
export function openPlaceNames(database: DatabaseSync): PlaceNames {
  const called = database.prepare(
    `select ${columns} from name join place on place.id = name.place where name.name = ?`,
  );
  const beginning = database.prepare(`
    select ${columns} from name join place on place.id = name.place
    where name.name >= ? and name.name < ? limit ${mostNames}
  `);
  const europe = [...countryRegions.nordic, ...countryRegions.restOfEurope];
  const townsBeginning = database.prepare(`
    select ${columns} from name join place on place.id = name.place
    where name.name >= ? and name.name < ? and population >= ${largerTown}
      and country in (${europe.map((code) => `'${code}'`).join()})
  `);
  // The letters' last successor: no name has a character beyond it.
  const range = (letters: string) => [letters, `${letters}\u{10ffff}`] as const;
  return {
    called: (name) => called.all(name) as unknown as NamedPlace[],
    beginning: (letters) => beginning.all(...range(letters)) as unknown as NameEntry[],
    townsBeginning: (letters) => townsBeginning.all(...range(letters)) as unknown as NameEntry[],
  };
}
