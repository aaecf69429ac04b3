import { distanceBetween } from "#contract/distance";
import type { Candidate } from "./candidates.ts";
import { pointOf } from "./place-names.ts";

/** So near, in km, two places are taken for a town and what it belongs to. */
const near = 75;
/** How many places of one part, and how many in all, are compared with each other. */
const mostOfPart = 8;
const mostCompared = 40;

/**
 * What other parts of the address add to a candidate's weight: another part names the same place
 * (Vaasa / Vasa), or a part to the right names one nearby (Santiago de Compostela, A Coruña).
 */
export function supportOf(candidates: Candidate[]): Map<Candidate, number> {
  const whole = candidates.filter(({ isWhole }) => isWhole);
  const byPart = Map.groupBy(whole, ({ run }) => run.index);
  if (byPart.size < 2) return new Map();
  const heaviest = (some: Candidate[]) => some.toSorted((a, b) => b.weight - a.weight);
  const ofParts = [...byPart.values()].flatMap((some) => heaviest(some).slice(0, mostOfPart));
  const likely = heaviest(ofParts).slice(0, mostCompared);
  return new Map(
    likely.map((one) => [one, Math.max(0, ...likely.map((other) => support(one, other)))]),
  );
}

function support(one: Candidate, other: Candidate): number {
  const [part, otherPart] = [one.run.index, other.run.index];
  if (part === otherPart || one.place.country !== other.place.country) return 0;
  if (one.place.id === other.place.id) return 3;
  if (part > otherPart || one.place.own === 0) return 0;
  return distanceBetween(pointOf(one.place), pointOf(other.place)) <= near ? 2.5 : 0;
}
