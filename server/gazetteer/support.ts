import { distanceBetween } from "#contract/distance";
import type { NamedPlace } from "./place-names.ts";

/** A place that an address may mean, and how likely it does. */
export interface Candidate {
  place: NamedPlace;
  weight: number;
  /** Which part of the address names it, counted from the left. */
  part: number;
  /** Whether that part says nothing else. */
  isWhole: boolean;
}

/** So near, in km, two places are taken for a town and what it belongs to. */
const near = 75;
/** How many places of one part are compared with those of others. */
const mostCompared = 8;

/**
 * What other parts of the address add to a candidate's weight: another part names the same place
 * (Vaasa / Vasa), or a part to the right names one nearby (Santiago de Compostela, A Coruña).
 */
export function supportOf(candidates: Candidate[]): Map<Candidate, number> {
  const compared = new Map<number, Candidate[]>();
  for (const candidate of candidates.filter(({ isWhole }) => isWhole)) {
    const ofPart = compared.get(candidate.part) ?? [];
    compared.set(candidate.part, [...ofPart, candidate]);
  }
  const likely = [...compared.values()].flatMap((ofPart) =>
    ofPart.toSorted((a, b) => b.weight - a.weight).slice(0, mostCompared),
  );
  return new Map(
    likely.map((one) => [one, Math.max(0, ...likely.map((other) => support(one, other)))]),
  );
}

function support(one: Candidate, other: Candidate): number {
  if (one.part === other.part || one.place.country !== other.place.country) return 0;
  if (one.place.id === other.place.id) return 3;
  if (one.part > other.part || one.place.own === 0) return 0;
  return distanceBetween(pointOf(one.place), pointOf(other.place)) <= near ? 2.5 : 0;
}

function pointOf({ latitude, longitude }: NamedPlace) {
  return { lat: latitude, lon: longitude };
}
