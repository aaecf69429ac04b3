import type { Facilitator } from "#contract/facilitator";
import type { Gazetteer } from "../gazetteer/open-gazetteer.ts";
import { checkEntry, identityOf } from "./check-entry.ts";
import { checkPlace } from "./check-place.ts";

/** A sound list, or none; and a line for each thing that is wrong or doubtful. */
export interface CheckedList {
  list: Facilitator[] | undefined;
  wrong: string[];
  doubtful: string[];
}

/** Checks each entry in itself, against its place, and against the others. */
export function checkList(entries: unknown[], gazetteer: Gazetteer): CheckedList {
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

/** Ends a text with a full stop unless it asks. */
export function endSentence(text: string): string {
  return text.endsWith("?") ? text : `${text}.`;
}

function nameOf(entry: unknown, index: number): string {
  const title = (entry as Partial<Facilitator> | null)?.post_title;
  return typeof title === "string" && title
    ? `Entry ${index + 1} (${title})`
    : `Entry ${index + 1}`;
}
