import type * as z from "zod/mini";
import { distanceBetween } from "#contract/distance";
import { contentFacilitatorSchema, type Facilitator } from "#contract/facilitator";
import { defaultLocale } from "#locale/languages";
import type { Gazetteer } from "../gazetteer/open-gazetteer.ts";

/**
 * Checks each entry by itself, against its place, and against the others. Returns a valid list, or none,
 * and a line for each problem or doubt.
 */
export function checkList(entries: unknown[], gazetteer: Gazetteer) {
  const list: Facilitator[] = [];
  const wrong: string[] = [];
  const doubtful: string[] = [];
  const firsts = new Map<string, number>();
  for (const [index, entry] of entries.entries()) {
    const name = nameOf(entry, index);
    const checked = checkEntry(entry);
    if ("wrong" in checked) {
      wrong.push(...checked.wrong.map((text) => `${name}: ${text}.`));
      continue;
    }
    const { facilitator } = checked;
    list.push(facilitator);
    const first = firsts.get(identityOf(facilitator));
    if (first === undefined) firsts.set(identityOf(facilitator), index);
    else wrong.push(`${name}: the same title and address as entry ${first + 1}.`);
    const doubts = doubtsOf(facilitator, gazetteer);
    doubtful.push(...doubts.map((text) => `${name}: ${endSentence(text)}`));
  }
  return { list: list.length === entries.length ? list : undefined, wrong, doubtful };
}

/** How many entries have no coordinates. */
export function countWithoutPlace(list: Facilitator[]): number {
  return list.filter(({ lat }) => lat === undefined).length;
}

/** Ends a text with a full stop unless it is a question. */
export function endSentence(text: string): string {
  return text.endsWith("?") ? text : `${text}.`;
}

function nameOf(entry: unknown, index: number): string {
  const title = (entry as Partial<Facilitator> | null)?.post_title;
  return typeof title === "string" && title
    ? `Entry ${index + 1} (${title})`
    : `Entry ${index + 1}`;
}

/** What editors call the fields. */
const names: Record<string, string> = {
  post_title: "title",
  location_address__address: "address",
};

/** A valid entry, or its problems in an editor's words. */
export function checkEntry(entry: unknown): { facilitator: Facilitator } | { wrong: string[] } {
  const result = contentFacilitatorSchema.safeParse(entry);
  if (result.success) return { facilitator: result.data };
  return { wrong: result.error.issues.map((issue) => explain(issue, entry)) };
}

/** What is wrong with a field of an entry, in an editor's words. */
export function explain(issue: z.core.$ZodIssue, entry: unknown): string {
  const field = String(issue.path[0] ?? "");
  const value = field && (entry as Record<string, unknown>)[field];
  const name = field in names ? `the ${names[field]} (${field})` : field;
  if (issue.code === "unrecognized_keys") return `there is no field ${issue.keys.join(", ")}`;
  if (field === "") return issue.code === "custom" ? issue.message : "it is no entry in braces";
  if (value === undefined || value === "") return `${name} is missing`;
  if (issue.code === "invalid_type") return `${name} must be a ${issue.expected}`;
  if (issue.code === "invalid_value") return `${name} must be one of ${issue.values.join(", ")}`;
  if (issue.code === "too_big" && typeof value === "string") {
    return `${name} has more than ${issue.maximum} characters`;
  }
  if (issue.code === "too_big") return `${name} is ${value}, above ${issue.maximum}`;
  if (issue.code === "too_small") return `${name} is ${value}, below ${issue.minimum}`;
  return `${name} ${issue.message}`;
}

/** Entries with the same title and address are duplicates, however they are spelt. */
export function identityOf(entry: Facilitator): string {
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

/** What an editor should look at: an address that names no town, or coordinates far from the one that it names. */
export function doubtsOf(entry: Facilitator, gazetteer: Gazetteer): string[] {
  const { location_address__address: address, lat, lon } = entry;
  const [spot] = gazetteer.find(address, defaultLocale);
  if (!spot) return [`no town is found in the address "${address}": is it spelled right?`];
  if (spot.isCountry) return ["the address names a country, but no town"];
  if (lat === undefined || lon === undefined) return [];
  const far = distanceBetween({ lat, lon }, spot.point);
  if (far <= nearTown) return [];
  return [`the coordinates lie ${Math.round(far)} km from ${spot.label}, which the address names`];
}
