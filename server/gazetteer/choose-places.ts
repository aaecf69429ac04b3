import { kilometresBetween } from "#contract/distance";
import { maxPlaces } from "#contract/geocode";
import type { Candidate } from "./candidates.ts";
import { getPoint, isOutsideEurope, type NamedPlace } from "./place-name-index.ts";

/** Two places of one name that are nearer than this, in km, count as one for a search around them. */
const minDistanceKm = 25;
/** A town this many times smaller than the likeliest of its name is never meant by it. */
const maxTimesSmaller = 20;

/** Cities outside Europe from this population on may be meant by the name of a European place. */
const largeCityPopulation = 100_000;

/**
 * Chooses among the places that an address with this many parts may mean: the likeliest and, if the
 * address is no more than a name, others that it may mean as well.
 */
export function choosePlaces(candidates: Candidate[], parts: number): NamedPlace[] {
  const whole = candidates.filter(({ isWhole }) => isWhole);
  const isName = parts === 1 && whole.length > 0;
  const possible = isName ? whole : candidates;
  const added = getContextScores(possible);
  const getScore = (candidate: Candidate) => candidate.score + (added.get(candidate) ?? 0);
  const places = possible.toSorted((a, b) => getScore(b) - getScore(a)).map(({ place }) => place);
  return isName ? addAmbiguousPlaces(places) : places.slice(0, 1);
}

/** The first of some places, followed in order by those of the others that its name may mean as well. */
export function addAmbiguousPlaces([first, ...others]: NamedPlace[]): NamedPlace[] {
  if (!first) return [];
  const places = [first];
  for (const place of others) {
    if (places.length === maxPlaces) break;
    // There are many names in other languages, and they are rarely meant.
    if (!place.own || place.population * maxTimesSmaller < first.population) continue;
    if (isOutsideEurope(place) && !isOutsideEurope(first) && place.population < largeCityPopulation)
      continue;
    const isApart = (other: NamedPlace) =>
      kilometresBetween(getPoint(place), getPoint(other)) > minDistanceKm;
    if (places.every(isApart)) places.push(place);
  }
  return places;
}

/** Two places this near, in km, are taken for a town and what it belongs to. */
const nearbyKm = 75;
/** How many places of one part, and how many in all, are compared with each other. */
const maxPerPart = 8;
const maxCompared = 40;

/**
 * The bonus that a candidate gets from other parts of the address: one that names the same place (Vaasa /
 * Vasa), or one to the right that names a place near by (Santiago de Compostela, A Coruña).
 */
function getContextScores(candidates: Candidate[]): Map<Candidate, number> {
  const whole = candidates.filter(({ isWhole }) => isWhole);
  const byPart = Map.groupBy(whole, ({ span }) => span.index);
  if (byPart.size < 2) return new Map();
  const highest = (some: Candidate[]) => some.toSorted((a, b) => b.score - a.score);
  const ofParts = [...byPart.values()].flatMap((some) => highest(some).slice(0, maxPerPart));
  const likely = highest(ofParts).slice(0, maxCompared);
  return new Map(
    likely.map((one) => [one, Math.max(0, ...likely.map((other) => getContextScore(one, other)))]),
  );
}

function getContextScore(one: Candidate, other: Candidate): number {
  const [part, otherPart] = [one.span.index, other.span.index];
  if (part === otherPart || one.place.country !== other.place.country) return 0;
  if (one.place.id === other.place.id) return 3;
  if (part > otherPart || one.place.own === 0) return 0;
  return kilometresBetween(getPoint(one.place), getPoint(other.place)) <= nearbyKm ? 2.5 : 0;
}
