import { computeDistanceKm } from "#contract/geo-point.ts";
import { maxPlaces } from "#contract/geocode.ts";
import { townsByAlias } from "./address-words.ts";
import type { Candidate } from "./candidates.ts";
import { getPoint, isOutsideEurope, type NamedPlace } from "./place-name-index.ts";

/** Places of one name that are nearer than this count as one for a search around them. */
const minDistanceKm = 25;
/** Namesakes that are this many times smaller than the likeliest place are ignored. */
const maxPopulationRatio = 20;

/** Namesakes outside Europe of a European place are ignored below this population. */
const minLargeCityPopulation = 100_000;

/**
 * Chooses the likeliest place of an address with this many parts. If the address is no more than a name, also
 * chooses namesakes.
 */
export function choosePlaces(candidates: Candidate[], partCount: number): NamedPlace[] {
  const wholeCandidates = candidates.filter(({ isWhole }) => isWhole);
  const isName = partCount === 1 && wholeCandidates.length > 0;
  const possibleCandidates = isName ? wholeCandidates : candidates;
  const contextScores = getContextScores(possibleCandidates);
  const getTotalScore = (candidate: Candidate) =>
    candidate.score + (contextScores.get(candidate) ?? 0);
  const sortedCandidates = possibleCandidates.toSorted(
    (a, b) => getTotalScore(b) - getTotalScore(a),
  );
  const places = sortedCandidates.map(({ place }) => place);
  // Namesakes of its town do not have the district.
  const isDistrict = townsByAlias.has(sortedCandidates[0]?.span.name ?? "");
  return isName && !isDistrict ? addAmbiguousPlaces(places) : places.slice(0, 1);
}

/** Returns the first place and, in order, the other places that its name may mean. */
export function addAmbiguousPlaces([first, ...others]: NamedPlace[]): NamedPlace[] {
  if (!first) return [];
  const places = [first];
  for (const place of others) {
    if (places.length === maxPlaces) break;
    // There are many names in other languages, and they are rarely meant.
    if (!place.isOwnName) continue;
    // Olbia is a name of Antalya, too.
    if (first.isOwnName && place.population * maxPopulationRatio < first.population) continue;
    if (
      isOutsideEurope(place) &&
      !isOutsideEurope(first) &&
      place.population < minLargeCityPopulation
    )
      continue;
    const isApart = (other: NamedPlace) =>
      computeDistanceKm(getPoint(place), getPoint(other)) > minDistanceKm;
    if (places.every(isApart)) places.push(place);
  }
  return places;
}

/** Two places within this distance are taken for a town and its region. */
const nearbyKm = 75;
/** The most places that are compared with each other, of one part and in all. */
const maxPerPart = 8;
const maxCompared = 40;

/**
 * Returns the bonus of each candidate for another part of the address that names the same place (Vaasa / Vasa),
 * or for one to the right that names a nearby place (Santiago de Compostela, A Coruña).
 */
function getContextScores(candidates: Candidate[]): Map<Candidate, number> {
  const whole = candidates.filter(({ isWhole }) => isWhole);
  const byPart = Map.groupBy(whole, ({ span }) => span.index);
  if (byPart.size < 2) return new Map();
  const sortByScore = (candidates: Candidate[]) => candidates.toSorted((a, b) => b.score - a.score);
  const bestOfEachPart = [...byPart.values()].flatMap((partCandidates) =>
    sortByScore(partCandidates).slice(0, maxPerPart),
  );
  const likelyCandidates = sortByScore(bestOfEachPart).slice(0, maxCompared);
  return new Map(
    likelyCandidates.map((candidate) => [
      candidate,
      Math.max(0, ...likelyCandidates.map((other) => getContextScore(candidate, other))),
    ]),
  );
}

function getContextScore(a: Candidate, b: Candidate): number {
  const [part, otherPart] = [a.span.index, b.span.index];
  if (part === otherPart || a.place.country !== b.place.country) return 0;
  if (a.place.id === b.place.id) return 3;
  if (part > otherPart || !a.place.isOwnName) return 0;
  return computeDistanceKm(getPoint(a.place), getPoint(b.place)) <= nearbyKm ? 2.5 : 0;
}
