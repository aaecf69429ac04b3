import type * as z from "zod/mini";
import { kilometresBetween } from "#contract/distance";
import { contentFacilitatorSchema, type Facilitator } from "#contract/facilitator";
import { defaultLocale } from "#locale/languages";
import type { Gazetteer } from "../gazetteer/open-gazetteer.ts";

/** Something that should be a facilitator, and what messages call it. */
export interface NamedEntry {
  name: string;
  entry: unknown;
  /** What is wrong with it already. */
  problems?: string[];
}

export interface ValidEntry {
  name: string;
  facilitator: Facilitator;
}

/** The entries of a list, called by their position and title. */
export function nameEntries(entries: unknown[]): NamedEntry[] {
  return entries.map((entry, index) => {
    const title = (entry as Partial<Facilitator> | null)?.post_title;
    const number = `Entry ${index + 1}`;
    return { name: typeof title === "string" && title ? `${number} (${title})` : number, entry };
  });
}

/** Checks each entry by itself and against those before: the valid ones, and a line for each problem. */
export function checkEntries(entries: NamedEntry[]): { valid: ValidEntry[]; wrong: string[] } {
  const valid: ValidEntry[] = [];
  const wrong: string[] = [];
  const firsts = new Map<string, string>();
  for (const { name, entry, problems = [] } of entries) {
    const { data, error } = contentFacilitatorSchema.safeParse(entry);
    const found = [...problems, ...(error?.issues ?? []).map((issue) => explain(issue, entry))];
    const first = data && firsts.get(identityOf(data));
    if (first) found.push(`the same title and address as ${first}`);
    wrong.push(...found.map((text) => `${name}: ${text}.`));
    if (!data || found.length > 0) continue;
    firsts.set(identityOf(data), name);
    valid.push({ name, facilitator: data });
  }
  return { valid, wrong };
}

/** What editors call the fields. */
const names: Record<string, string> = {
  post_title: "title",
  location_address__address: "address",
};

/** What is wrong with a field of an entry, in an editor's words. */
export function explain(issue: z.core.$ZodIssue, entry: unknown): string {
  const field = String(issue.path[0] ?? "");
  const value = field && (entry as Record<string, unknown>)[field];
  const name = field in names ? `the ${names[field]} (${field})` : field;
  if (issue.code === "unrecognized_keys") return `there is no field ${issue.keys.join(", ")}`;
  if (field === "") return issue.code === "custom" ? issue.message : "it is no entry in braces";
  if (value === undefined || value === "") return `${name} is missing`;
  if (issue.code === "invalid_type") {
    return `${name} is ${JSON.stringify(value)}, not a ${issue.expected}`;
  }
  if (issue.code === "invalid_value") return `${name} must be one of ${issue.values.join(", ")}`;
  if (issue.code === "too_big" && typeof value === "string") {
    return `${name} has more than ${issue.maximum} characters`;
  }
  if (issue.code === "too_big") return `${name} is ${value}, above ${issue.maximum}`;
  if (issue.code === "too_small") return `${name} is ${value}, below ${issue.minimum}`;
  return `${name} ${issue.message}`;
}

/** Entries with the same title and address are duplicates, however they are spelt. */
function identityOf(entry: Facilitator): string {
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
const nearTown = 50;

/** What an editor should look at: addresses that name no town, and coordinates far from the one that is named. */
export function findWarnings(entries: ValidEntry[], gazetteer: Gazetteer): string[] {
  return entries.flatMap(({ name, facilitator }) => {
    const warning = warningOf(facilitator, gazetteer);
    return warning ? [`${name}: ${warning}`] : [];
  });
}

function warningOf(entry: Facilitator, gazetteer: Gazetteer): string | undefined {
  const { location_address__address: address, lat, lon } = entry;
  const [place] = gazetteer.find(address, defaultLocale);
  if (!place) return `no town is found in the address "${address}": is it spelled right?`;
  if (place.isCountry) return "the address names a country, but no town.";
  if (lat === undefined || lon === undefined) return undefined;
  const far = kilometresBetween({ lat, lon }, place.point);
  if (far <= nearTown) return undefined;
  return `the coordinates lie ${Math.round(far)} km from ${place.label}, which the address names.`;
}
