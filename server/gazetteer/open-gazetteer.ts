import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { GeoPoint } from "#contract/geo-point.ts";
import { getCountryName } from "#locale/countries.ts";
import type { Locale } from "#locale/languages.ts";
import { createIncompleteBuildError } from "../built-site/build-folder.ts";
import { findPlaces } from "./find-places.ts";
import { type LabeledPlace, openPlaceLabelIndex } from "./place-label-index.ts";
import { getPoint, type NamedPlace, openPlaceNameIndex } from "./place-name-index.ts";

/** Coordinates that an address names. */
export interface GazetteerPlace {
  point: GeoPoint;
  /** The label in the reader's language, which finds the place again: Halle (Saale), Germany. */
  label: string;
  /** ISO 3166-1 code of its country. */
  country: string;
  /** Whether the address names only the country; the coordinates are then in its middle. */
  isCountry: boolean;
}

/** Finds the place or the country that an address names, without a network. */
export type Gazetteer = ReturnType<typeof openGazetteer>;

/** Only this many characters are read, counted from the right. */
const maxReadLength = 400;

/** The file to which the build writes the gazetteer. A dot file, so it is never served. */
export const builtGazetteer = ".gazetteer.sqlite";

/**
 * Opens the gazetteer of a built site.
 * @throws `OperatorError` if it is missing or damaged.
 */
export function openBuiltGazetteer(distDir: string): Gazetteer {
  const file = join(distDir, builtGazetteer);
  if (!existsSync(file)) throw createIncompleteBuildError(distDir, `${builtGazetteer} is missing`);
  try {
    return openGazetteer(file);
  } catch (error) {
    throw createIncompleteBuildError(distDir, `${builtGazetteer} cannot be read (${error})`);
  }
}

/** Opens a file that `ensureGazetteer` compiled. */
export function openGazetteer(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  const centerQuery = database.prepare(`
    select place.id, name, place.country, region, latitude, longitude, population, 1 as isOwnName
    from centre join place on place.id = centre.place where centre.country = ?
  `);
  const countries = readCountryNames(database);
  const names = openPlaceNameIndex(database);
  const labels = openPlaceLabelIndex(database, names, countries);
  return {
    /** Finds the places that an address may mean for a reader of a language, the likeliest first. */
    find(address: string, locale: Locale): GazetteerPlace[] {
      const text = address.slice(-maxReadLength);
      const places = findPlaces(text, { names, labels, countries, locale });
      if (Array.isArray(places)) return labels.label(places, locale).map(toGazetteerPlace);
      const middle = centerQuery.get(places.country) as unknown as NamedPlace | undefined;
      const label = getCountryName(places.country, locale);
      return middle ? [{ ...toGazetteerPlace({ place: middle, label }), isCountry: true }] : [];
    },

    close: () => database.close(),
  };
}

/** Reads the codes of countries by their normalized names. */
function readCountryNames(database: DatabaseSync): Map<string, string> {
  const rows = database.prepare("select name, country from country_name").all();
  return new Map(rows.map(({ name, country }) => [String(name), String(country)]));
}

function toGazetteerPlace({ place, label }: LabeledPlace): GazetteerPlace {
  return { point: getPoint(place), label, country: place.country, isCountry: false };
}
