import type { DatabaseSync } from "node:sqlite";
import { computeDistanceKm } from "#contract/geo-point.ts";
import { collapseSpaces } from "#locale/collapse-spaces.ts";
import { getCountryName } from "#locale/countries.ts";
import { type Locale, locales } from "#locale/languages.ts";
import { normalizeName } from "#locale/normalize-name.ts";
import {
  getImportance,
  getPoint,
  type NamedPlace,
  type PlaceNameIndex,
} from "./place-name-index.ts";
import { minLandmarkPopulation } from "./tables.ts";

export interface LabeledPlace {
  place: NamedPlace;
  label: string;
}

/** Labels of places in the languages of the site. Looking up a label finds its place again. */
export type PlaceLabelIndex = ReturnType<typeof openPlaceLabelIndex>;

/** The largest number of places with one name in a country. */
const maxPerName = 200;

/** Writes and reads labels of places in the open gazetteer. */
export function openPlaceLabelIndex(
  database: DatabaseSync,
  names: PlaceNameIndex,
  countries: ReadonlyMap<string, string>,
) {
  const ownLabel = database.prepare("select name from label where place = ? and locale = ?");
  const findLandmarks = openLandmarks(database);
  const getName = (place: NamedPlace, locale: Locale) =>
    String(ownLabel.get(place.id, locale)?.name ?? place.name);

  /** Finds a country's places with a name, the most populous first. */
  function findPlacesCalled(name: string, country: string): NamedPlace[] {
    return names
      .findByNames([normalizeName(name)], maxPerName)
      .filter((place) => place.country === country)
      .sort((a, b) => getImportance(b) - getImportance(a));
  }

  /** Finds a larger town that is nearer to a place than to any of its namesakes. */
  function findTownNear(place: NamedPlace, sameName: NamedPlace[], locale: Locale) {
    for (const town of findLandmarks(place)) {
      if (findNearest(sameName, town)?.id !== place.id) continue;
      const name = getName(town, locale);
      if (findPlacesCalled(name, place.country)[0]?.id === town.id) return name;
    }
    return undefined;
  }

  return {
    /**
     * Labels places that were found together. Each label differs from those of the place's namesakes. Leaves out a
     * place that no label finds again, unless it is the first.
     */
    label(places: NamedPlace[], locale: Locale): LabeledPlace[] {
      const plain = places.map((place) => ({
        place,
        name: getName(place, locale),
        country: getCountryName(place.country, locale),
      }));
      const count = (name: string, country: string) =>
        plain.filter((place) => place.name === name && place.country === country).length;
      return plain.flatMap(({ place, name, country }, index) => {
        const sameName = findPlacesCalled(name, place.country);
        const leadsHere = sameName[0]?.id === place.id;
        const isPlain = leadsHere && count(name, country) === 1;
        const town = isPlain ? undefined : findTownNear(place, sameName, locale);
        const label = formatPlaceLabel({ name, town, country }, locale);
        return town || leadsHere || index === 0 ? [{ place, label }] : [];
      });
    },

    /** Finds the places that a label names, the likeliest first; none if the text is no label. */
    findByLabel(text: string): NamedPlace[] {
      const label = parsePlaceLabel(collapseSpaces(text));
      const country = label && countries.get(normalizeName(label.country));
      if (!country) return [];
      const places = findPlacesCalled(label.name, country);
      if (!label.town) return places;
      const [town] = findPlacesCalled(label.town, country);
      const place = town && findNearest(places, town);
      return place ? [place] : [];
    },
  };
}

function findNearest(places: NamedPlace[], to: NamedPlace): NamedPlace | undefined {
  const distances = places.map((place) => computeDistanceKm(getPoint(place), getPoint(to)));
  return places[distances.indexOf(Math.min(...distances))];
}

/**
 * Sizes of landmarks, which tell a place from its namesakes: a city, or else a town. `reach` is in degrees of
 * latitude.
 */
const landmarkSizes = [
  { smallest: 100_000, reach: 2.5 },
  { smallest: minLandmarkPopulation, reach: 0.7 },
];
/** The most landmarks that are tried, ranked by population and distance. */
const maxLandmarks = 5;

/** Creates a function that finds the larger towns around a place in its country. */
function openLandmarks(database: DatabaseSync) {
  const around = database.prepare(`
    select id, name, country, region, latitude, longitude, population, 1 as isOwnName
    from (
      select *, pow(latitude - :latitude, 2)
        + pow((longitude - :longitude) * cos(radians(:latitude)), 2) as squared
      from place
      where population >= ${minLandmarkPopulation} and population >= :smallest and country = :country
        and latitude between :latitude - :reach and :latitude + :reach and id <> :id
    )
    where squared <= :reach * :reach
    order by population / pow(10 + 111 * sqrt(squared), 2) desc limit ${maxLandmarks}
  `);
  return function* (place: NamedPlace): Generator<NamedPlace> {
    const { id, country, latitude, longitude } = place;
    for (const size of landmarkSizes) {
      const towns = around.all({ id, country, latitude, longitude, ...size });
      yield* towns as unknown as NamedPlace[];
    }
  };
}

/** The word before the town that tells a place from its namesakes. */
const nearWordByLocale: Partial<Record<Locale, string>> = { en: "near", sv: "nära", de: "bei" };

const nearWords = locales.flatMap((locale) => nearWordByLocale[locale] ?? []).join("|");
/** The text between the name and the nearby town. */
const beforeTown = new RegExp(` \\((?:${nearWords}) `, "u");

/** The parts of a label, as written in it. */
interface PlaceLabel {
  name: string;
  /** A nearby town. */
  town?: string | undefined;
  country: string;
}

/** Formats a place for visitors: Halle (Saale), Germany; Newport (near Bristol), Wales. */
function formatPlaceLabel({ name, town, country }: PlaceLabel, locale: Locale): string {
  return `${name}${town ? ` (${nearWordByLocale[locale] ?? nearWordByLocale.en} ${town})` : ""}, ${country}`;
}

/** Parses a label in any of our languages; undefined if the text is none. */
export function parsePlaceLabel(text: string): PlaceLabel | undefined {
  const comma = text.lastIndexOf(", ");
  const [placeName, country] = [text.slice(0, Math.max(0, comma)), text.slice(comma + 2)];
  if (!placeName || !country || country.includes(",")) return undefined;
  const start = beforeTown.exec(placeName);
  const town = start && placeName.slice(start.index + start[0].length, -1);
  if (!start?.index || !town || !placeName.endsWith(")"))
    return { name: placeName, town: undefined, country };
  return { name: placeName.slice(0, start.index), town, country };
}
