import { distanceBetween } from "#contract/distance";
import { mostPlaces } from "#contract/geocode";
import type { Candidate } from "./candidates.ts";
import { isFar, type NamedPlace, pointOf } from "./place-names.ts";
import { supportOf } from "./support.ts";

/** Nearer, in km, two places of a name are one for somebody who looks around them. */
const apart = 25;
/** A town so many times smaller than the likeliest of its name is not what anybody means by it. */
const mostTimesSmaller = 20;

/** Outside Europe, cities from this size on are meant by the name of a place in Europe. */
const largeCity = 100_000;

/**
 * Chooses among the places that an address of so many parts may mean: the likeliest one and, where it
 * is no more than a name, others that it may mean as well.
 */
export function placesMeant(candidates: Candidate[], parts: number): NamedPlace[] {
  const whole = candidates.filter(({ isWhole }) => isWhole);
  const isName = parts === 1 && whole.length > 0;
  const possible = isName ? whole : candidates;
  const support = supportOf(possible);
  const weightOf = (candidate: Candidate) => candidate.weight + (support.get(candidate) ?? 0);
  const places = possible.toSorted((a, b) => weightOf(b) - weightOf(a)).map(({ place }) => place);
  return isName ? withOthers(places) : places.slice(0, 1);
}

/** The first of some places, and those of the others, in their order, that its name may mean as well. */
export function withOthers([first, ...others]: NamedPlace[]): NamedPlace[] {
  if (!first) return [];
  const places = [first];
  for (const place of others) {
    if (places.length === mostPlaces) break;
    // Names in other languages are many, and mostly not meant.
    if (!place.own || place.population * mostTimesSmaller < first.population) continue;
    if (isFar(place) && !isFar(first) && place.population < largeCity) continue;
    const isApart = (other: NamedPlace) => distanceBetween(pointOf(place), pointOf(other)) > apart;
    if (places.every(isApart)) places.push(place);
  }
  return places;
}
