import type { Locale } from "#locale/languages.ts";
import type { AddressPart } from "./address-parts.ts";
import { townsByAlias } from "./address-words.ts";
import { type Candidate, scoreCandidates } from "./candidates.ts";
import { addAmbiguousPlaces, choosePlaces } from "./choose-places.ts";
import { listSpans, type PartSpan, parseAddress } from "./parse-address.ts";
import type { PlaceLabelIndex } from "./place-label-index.ts";
import type { NamedPlace, PlaceNameIndex } from "./place-name-index.ts";
import { isAbbreviated, mayHaveTypo } from "./spelling.ts";

/** Limits per address: places scored, and look-ups of other spellings. */
const maxCandidates = 300;
const maxAbbreviations = 2;
const maxTypos = 8;

/** The indexes for a look-up, and the reader's language. */
interface LookupContext {
  names: PlaceNameIndex;
  labels: Pick<PlaceLabelIndex, "findByLabel">;
  /** Country codes by name. */
  countries: ReadonlyMap<string, string>;
  locale: Locale;
}

/**
 * Finds the places that an address names, the likeliest first, then its namesakes; or the country if the address
 * names nothing else. Looks up every span of words of every part, and scores each place by its position in the
 * address, its context and its population. If it finds nothing, it tolerates a typo in a larger town's name.
 */
export function findPlaces(
  address: string,
  { names, labels, countries, locale }: LookupContext,
): NamedPlace[] | { country: string } {
  // Luxembourg, Luxembourg: a name with its country is the place of that name, if there is one.
  const labeledPlaces = labels.findByLabel(address).filter(({ isOwnName }) => isOwnName);
  if (labeledPlaces.length > 0) return addAmbiguousPlaces(labeledPlaces);
  const parsedAddress = parseAddress(address, countries, (name) =>
    names.findByNames([name], maxCandidates).some(({ isOwnName }) => isOwnName),
  );
  const { country, parts } = parsedAddress;
  // Luxembourg, Monaco: beside a postal code it is the town.
  const isCountry = (part: AddressPart) =>
    !part.hasPostalCode && countries.has(part.words.join(" "));
  if (country && parts.every(isCountry)) return { country };
  const spans = listSpans(parts, country);
  const placesByName = findPlacesByName(spans, names);
  const exactCandidates = scoreCandidates(
    parsedAddress,
    spans,
    (span) => placesByName.get(expandName(span)) ?? [],
    locale,
  );
  const isInStreet = ({ span }: Candidate) =>
    parts.length > 1 && span.part.isStreet && !span.part.hasPostalCode;
  if (!exactCandidates.every(isInStreet)) return choosePlaces(exactCandidates, parts.length);
  const isAddress = ({ part, rest }: PartSpan) =>
    rest.length === 0 || part.isStreet || part.hasPostalCode;
  const spansWithTypo = spans
    .filter((span) => mayHaveTypo(span.name) && isAddress(span))
    .slice(0, maxTypos);
  const correctedCandidates = scoreCandidates(
    parsedAddress,
    spansWithTypo,
    ({ name }) => names.findDespiteTypo(name),
    locale,
  );
  return choosePlaces([...exactCandidates, ...correctedCandidates], parts.length);
}

function expandName({ name }: PartSpan): string {
  return townsByAlias.get(name) ?? name;
}

function findPlacesByName(spans: PartSpan[], names: PlaceNameIndex): Map<string, NamedPlace[]> {
  const fullNames = [...new Set(spans.map(expandName))];
  const placesByName: Map<string, NamedPlace[]> = Map.groupBy(
    names.findByNames(fullNames, maxCandidates),
    ({ matchedName }) => matchedName,
  );
  const unknownNames = fullNames.filter((name) => !placesByName.has(name) && isAbbreviated(name));
  for (const name of unknownNames.slice(0, maxAbbreviations)) {
    placesByName.set(name, names.findByAbbreviation(name));
  }
  return placesByName;
}
