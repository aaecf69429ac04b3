import { abbreviates, beginningOf, isAbbreviated } from "./abbreviated-names.ts";
import type { AddressPart } from "./address-parts.ts";
import { type Run, runsOf } from "./name-runs.ts";
import type { NamedPlace, PlaceNames } from "./place-names.ts";
import { type ReadAddress, readAddress } from "./read-address.ts";
import { isBritishCounty, shortTownNames } from "./short-names.ts";
import { isOneSlipApart, slipStart } from "./slips.ts";
import { type Candidate, supportOf } from "./support.ts";
import { weighPlace } from "./weigh-place.ts";

/**
 * Finds the place that an address names, or the country if it names nothing else. Reads from the
 * right, as addresses grow more general that way: every run of words of every part is looked up, and
 * each place found is weighed by where it stood in the address, what stood with it and its
 * population. If there is none, a slip of the pen in a larger town's name is forgiven.
 */
export function findPlace(
  address: string,
  names: PlaceNames,
  countries: Map<string, string>,
): { place: NamedPlace } | { country: string } | undefined {
  const read = readAddress(address, countries);
  const { country, parts } = read;
  // Luxembourg, Monaco: beside a postal code it is the town.
  const isCountry = (part: AddressPart) =>
    !part.hasPostalCode && countries.has(part.words.join(" "));
  if (country && parts.every(isCountry)) return { country };
  const exact = candidatesIn(read, (run) => lookUp(run, names));
  const inStreet = ({ part }: Candidate) =>
    parts.length > 1 && parts[part]?.isStreet && !parts[part].hasPostalCode;
  const isDoubtful = exact.every(inStreet);
  const slips = isDoubtful ? candidatesIn(read, (run) => lookUpSlip(run, names)) : [];
  const place = best([...exact, ...slips]);
  return place && { place };
}

function candidatesIn(
  { parts, country, looksBritish }: ReadAddress,
  find: (run: Run) => NamedPlace[],
): Candidate[] {
  const states = new Set(
    parts.flatMap(({ words }) => [...words, words.join("")].map((word) => word.toUpperCase())),
  );
  const last = parts.at(-1);
  const hasCounty = parts.length > 1 && isBritishCounty(last?.words ?? []);
  return parts.flatMap((part, index) => {
    if (hasCounty && !country && part === last) return [];
    return [...runsOf(part.words)].flatMap((run) =>
      find(run)
        .filter((place) => (country ? place.country === country : isMeant(place, part, run)))
        .map((place) => ({
          place,
          part: index,
          isWhole: run.words === part.words.length && !part.isStreet,
          weight: weighPlace(place, part, run, {
            fromRight: parts.length - 1 - index,
            inState: statesOf.has(place.country) && states.has(place.region ?? ""),
            inBritain: (looksBritish || hasCounty) && place.country === "GB",
            onlyPart: parts.length === 1,
          }),
        })),
    );
  });
}

function best(candidates: Candidate[]): NamedPlace | undefined {
  const support = supportOf(candidates);
  const weightOf = (candidate: Candidate) => candidate.weight + (support.get(candidate) ?? 0);
  const [first, ...others] = candidates;
  if (!first) return undefined;
  return others.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one), first)
    .place;
}

function lookUp({ name }: Run, names: PlaceNames): NamedPlace[] {
  const full = names.called(shortTownNames[name] ?? name);
  if (full.length > 0 || !isAbbreviated(name)) return full;
  return names.beginning(beginningOf(name)).filter(({ found }) => abbreviates(name, found));
}

function lookUpSlip({ name }: Run, names: PlaceNames): NamedPlace[] {
  const start = slipStart(name);
  return start
    ? names.townsBeginning(start).filter(({ found }) => isOneSlipApart(name, found))
    : [];
}

/** Among other words, with nothing that makes them an address, only a larger town is meant. */
function isMeant(place: NamedPlace, part: AddressPart, run: Run): boolean {
  const isAmongOthers = run.words * 3 <= part.words.length && !part.isStreet && !part.hasPostalCode;
  return !isAmongOthers || (place.population >= 30_000 && run.name.length > 3);
}

/** Countries whose addresses name the state by letters that GeoNames uses, too. */
const statesOf = new Set(["US", "AU"]);
