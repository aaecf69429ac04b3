import type { DatabaseSync } from "node:sqlite";
import type { NamedPlace } from "./place-names.ts";
import { landmark } from "./tables.ts";

/** What tells a place from others of its name: a city, or else a town; how far, in degrees of latitude. */
const kinds = [
  { smallest: 100_000, reach: 2.5 },
  { smallest: landmark, reach: 0.7 },
];
/** So many of these are told, those that draw most by their size and nearness first. */
const most = 5;

/** Gives the larger towns of its country around a place, from the gazetteer's open file. */
export function openLandmarks(database: DatabaseSync) {
  const around = database.prepare(`
    select id, name, country, region, latitude, longitude, population, 1 as own
    from (
      select *, pow(latitude - :latitude, 2)
        + pow((longitude - :longitude) * cos(radians(:latitude)), 2) as squared
      from place
      where population >= ${landmark} and population >= :smallest and country = :country
        and latitude between :latitude - :reach and :latitude + :reach and id <> :id
    )
    where squared <= :reach * :reach
    order by population / pow(10 + 111 * sqrt(squared), 2) desc limit ${most}
  `);
  return function* (place: NamedPlace): Generator<NamedPlace> {
    const { id, country, latitude, longitude } = place;
    for (const kind of kinds) {
      const towns = around.all({ id, country, latitude, longitude, ...kind });
      yield* towns as unknown as NamedPlace[];
    }
  };
}
