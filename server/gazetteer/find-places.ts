import { isAbbreviated } from "./abbreviated-names.ts";
import type { AddressPart } from "./address-parts.ts";
import { type Candidate, candidatesIn } from "./candidates.ts";
import type { HomeWeights } from "./home-weights.ts";
import type { PlaceLabels } from "./place-labels.ts";
import type { NamedPlace, PlaceNames } from "./place-names.ts";
import { placesMeant, withOthers } from "./places-meant.ts";
import { readAddress } from "./read-address.ts";
import { type PartRun, readRuns } from "./read-runs.ts";
import { shortTownNames } from "./short-names.ts";
import { maySlip } from "./slips.ts";

/** So many places are weighed for one address, and so often a name is looked for in other spellings. */
const mostPlaces = 300;
const mostAbbreviations = 2;
const mostSlips = 8;

/** What addresses are looked up in, and for whom. */
interface Sources {
  names: PlaceNames;
  labels: Pick<PlaceLabels, "read">;
  /** From countries' names to their codes. */
  countries: ReadonlyMap<string, string>;
  home: HomeWeights;
}

/**
 * Finds the places that an address names, the likeliest first and then others of its name, or the
 * country if it names nothing else. Every run of words of every part is looked up, and each place
 * found is weighed by where it stood in the address, what stood with it and its population. If there
 * is none, a slip of the pen in a larger town's name is forgiven.
 */
export function findPlaces(
  address: string,
  { names, labels, countries, home }: Sources,
): NamedPlace[] | { country: string } {
  // Luxembourg, Luxembourg: a name with its country is the place of that name, if there is one.
  const labelled = labels.read(address).filter(({ own }) => own === 1);
  if (labelled.length > 0) return withOthers(labelled);
  const read = readAddress(address, countries);
  const { country, parts } = read;
  // Luxembourg, Monaco: beside a postal code it is the town.
  const isCountry = (part: AddressPart) =>
    !part.hasPostalCode && countries.has(part.words.join(" "));
  if (country && parts.every(isCountry)) return { country };
  const runs = readRuns(parts, country);
  const called = lookUp(runs, names);
  const exact = candidatesIn(read, runs, (run) => called.get(fullName(run)) ?? [], home);
  const inStreet = ({ run }: Candidate) =>
    parts.length > 1 && run.part.isStreet && !run.part.hasPostalCode;
  if (!exact.every(inStreet)) return placesMeant(exact, parts.length);
  const isAddress = ({ part, rest }: PartRun) =>
    rest.length === 0 || part.isStreet || part.hasPostalCode;
  const slipped = runs.filter((run) => maySlip(run.name) && isAddress(run)).slice(0, mostSlips);
  const slips = candidatesIn(read, slipped, ({ name }) => names.nearly(name), home);
  return placesMeant([...exact, ...slips], parts.length);
}

function fullName({ name }: PartRun): string {
  return shortTownNames[name] ?? name;
}

function lookUp(runs: PartRun[], names: PlaceNames): Map<string, NamedPlace[]> {
  const asked = [...new Set(runs.map(fullName))];
  const called: Map<string, NamedPlace[]> = Map.groupBy(
    names.called(asked, mostPlaces),
    ({ found }) => found,
  );
  const unknown = asked.filter((name) => !called.has(name) && isAbbreviated(name));
  for (const name of unknown.slice(0, mostAbbreviations)) {
    called.set(name, names.abbreviatedAs(name));
  }
  return called;
}
