import type * as z from "zod/mini";
import { distanceBetween, type GeoPoint } from "#contract/distance";
import { contentFacilitatorSchema, type Facilitator } from "#contract/facilitator";
import { countryName } from "#locale/countries";
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
    const place = checkPlace(facilitator, gazetteer);
    wrong.push(...place.wrong.map((text) => `${name}: ${text}.`));
    doubtful.push(...place.doubtful.map((text) => `${name}: ${endSentence(text)}`));
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

/** Greatest distance in km from the nearest known place of its country that raises no doubt. */
const nearPlace = 15;
/** Greatest distance in km between a house and the middle of the town in its address. */
const nearTown = 50;

/**
 * Compares an entry's address with its coordinates and with the gazetteer. Returns problems with its
 * coordinates, and what an editor should check.
 */
export function checkPlace(entry: Facilitator, gazetteer: Gazetteer) {
  const address = entry.location_address__address;
  const [spot] = gazetteer.find(address, defaultLocale);
  const country = gazetteer.countryIn(address);
  const wrong: string[] = [];
  const doubtful: string[] = [];
  if (!country) doubtful.push("the address does not end with its country");
  if (!spot) doubtful.push(`no town is found in the address "${address}": is it spelled right?`);
  if (spot?.isCountry) doubtful.push("the address names a country, but no town");
  const point = pointOf(entry);
  if (!point) return { wrong, doubtful };
  if (country && isOutside(point, country, gazetteer)) {
    const swapped = { lat: point.lon, lon: point.lat };
    const isSwapped = Math.abs(point.lon) <= 90 && !isOutside(swapped, country, gazetteer);
    const name = countryName(country, defaultLocale);
    const where = `the coordinates ${point.lat}, ${point.lon} lie outside ${name}, which the address names`;
    wrong.push(isSwapped ? `${where}: lat and lon look swapped` : where);
  } else if (spot && !spot.isCountry) {
    const far = distanceBetween(point, spot.point);
    const towns = `the coordinates lie ${Math.round(far)} km from ${spot.label}, which the address names`;
    if (far > nearTown) doubtful.push(towns);
  }
  return { wrong, doubtful };
}

function pointOf({ lat, lon }: Facilitator): GeoPoint | undefined {
  return lat === undefined || lon === undefined ? undefined : { lat, lon };
}

/** In remote regions even the nearest place is far away. */
function isOutside(point: GeoPoint, country: string, gazetteer: Gazetteer): boolean {
  const distance = gazetteer.distanceTo(point, country);
  if (distance === Number.POSITIVE_INFINITY) return true;
  return distance > nearPlace && distance > 2 * gazetteer.distanceTo(point);
}
