import type * as z from "zod/mini";
import { type ContentFacilitator, contentFacilitatorSchema } from "#contract/facilitator.ts";
import { findCountryCode, parseCountryName } from "#contract/facilitator-country.ts";
import { computeDistanceKm } from "#contract/geo-point.ts";
import { defaultLocale } from "#locale/languages.ts";
import type { Gazetteer } from "../gazetteer/open-gazetteer.ts";

/** An unchecked entry, with its name in messages. */
export interface NamedEntry {
  name: string;
  entry: unknown;
  /** Issues found before the check. */
  issues?: string[];
}

export interface ValidEntry {
  name: string;
  facilitator: ContentFacilitator;
}

/** Names the entries of a list by their position and title. */
export function nameEntries(entries: unknown[]): NamedEntry[] {
  return entries.map((entry, index) => {
    const title = (entry as Partial<ContentFacilitator> | null)?.post_title;
    const number = `Entry ${index + 1}`;
    return { name: typeof title === "string" && title ? `${number} (${title})` : number, entry };
  });
}

/**
 * Checks each entry by itself, against the others, and against those of a list. Returns the valid entries, and a
 * line for each issue. If entries are equal, keeps the first with coordinates.
 */
export function validateEntries(
  entries: NamedEntry[],
  list: ValidEntry[] = [],
): { valid: ValidEntry[]; invalid: string[] } {
  const checkedEntries = entries.map(checkEntry);
  const keptByKey = new Map<string, ValidEntry>();
  for (const { name, data, issues } of checkedEntries) {
    if (!data || issues.length > 0) continue;
    const earlier = keptByKey.get(createDuplicateKey(data));
    const isBetter = earlier?.facilitator.lat === undefined && data.lat !== undefined;
    if (!earlier || isBetter) keptByKey.set(createDuplicateKey(data), { name, facilitator: data });
  }
  for (const entry of list) keptByKey.set(createDuplicateKey(entry.facilitator), entry);
  const valid: ValidEntry[] = [];
  const invalid: string[] = [];
  for (const { name, data, issues } of checkedEntries) {
    const equalEntry = data && keptByKey.get(createDuplicateKey(data));
    if (equalEntry && equalEntry.name !== name)
      issues.push(`the same title and address as ${equalEntry.name}`);
    invalid.push(...issues.map((text) => `${name}: ${text}.`));
    if (data && issues.length === 0) valid.push({ name, facilitator: data });
  }
  return { valid, invalid };
}

function checkEntry({ name, entry, issues = [] }: NamedEntry) {
  const { data, error } = contentFacilitatorSchema.safeParse(entry);
  return {
    name,
    data,
    issues: [...issues, ...(error?.issues ?? []).map((issue) => getIssueMessage(issue, entry))],
  };
}

/** The editors' names of fields. */
const fieldLabels: Record<string, string> = {
  post_title: "title",
  location_address__address: "address",
};

/** The message of an issue of a field, for editors. */
export function getIssueMessage(issue: z.core.$ZodIssue, entry: unknown): string {
  const field = String(issue.path[0] ?? "");
  const value = field && (entry as Record<string, unknown>)[field];
  const name = field in fieldLabels ? `the ${fieldLabels[field]} (${field})` : field;
  if (issue.code === "unrecognized_keys") return `${issue.keys.join(", ")} is not a known field`;
  if (field === "")
    return issue.code === "custom" ? issue.message : "it must be an entry in braces";
  if (value === undefined || value === "") return `${name} is missing`;
  if (issue.code === "invalid_type") {
    return `${name} must be a ${issue.expected}, not ${JSON.stringify(value)}`;
  }
  if (issue.code === "invalid_value") return `${name} must be one of ${issue.values.join(", ")}`;
  if (issue.code === "too_big" && typeof value === "string") {
    return `${name} must have at most ${issue.maximum} characters`;
  }
  if (issue.code === "too_big") return `${name} must be at most ${issue.maximum}, not ${value}`;
  if (issue.code === "too_small") return `${name} must be at least ${issue.minimum}, not ${value}`;
  return `${name} ${issue.message}`;
}

/** Returns a key of title and address that duplicates share; case and spaces make no difference. */
function createDuplicateKey(entry: ContentFacilitator): string {
  const texts = [entry.post_title, entry.location_address__address];
  return JSON.stringify(
    texts.map((text) =>
      text
        .toLowerCase()
        .replace(/[\s,.]+/g, " ")
        .trim(),
    ),
  );
}

/** Greatest distance in km between a house and the middle of the town in its address. */
const maxTownDistanceKm = 50;

/** Finds addresses without a known town or country, and coordinates far from the town of the address. */
export function findWarnings(entries: ValidEntry[], gazetteer: Gazetteer): string[] {
  return entries.flatMap(({ name, facilitator }) => {
    const warning = findWarning(facilitator, gazetteer);
    return warning ? [`${name}: ${warning}`] : [];
  });
}

function findWarning(entry: ContentFacilitator, gazetteer: Gazetteer): string | undefined {
  const { location_address__address: address, lat, lon } = entry;
  const [place] = gazetteer.find(address, defaultLocale);
  if (!place) return `no town was found in the address "${address}": check its spelling.`;
  if (place.isCountry) return "the address must have a town, not only a country.";
  if (!findCountryCode(address)) {
    return `"${parseCountryName(address)}" is no known country: end the address with a comma and the country.`;
  }
  if (lat === undefined || lon === undefined) return undefined;
  const distanceKm = computeDistanceKm({ lat, lon }, place.point);
  if (distanceKm <= maxTownDistanceKm) return undefined;
  return `the coordinates are ${Math.round(distanceKm)} km from ${place.label}, the town of the address.`;
}
