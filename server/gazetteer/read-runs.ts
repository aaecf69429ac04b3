import type { AddressPart } from "./address-parts.ts";
import { type Run, runsOf } from "./name-runs.ts";

/** Look-ups beyond these are not made: the longest of the sample addresses needs 22. */
const mostRuns = 40;

/** A run of words, and the part of the address in which it stands. */
export interface PartRun extends Run {
  part: AddressPart;
  /** The part's number, counted from the left. */
  index: number;
}

/** The runs of an address, from the right, as addresses grow more general that way. */
export function readRuns(parts: AddressPart[], country: string | undefined): PartRun[] {
  const runs: PartRun[] = [];
  for (const [index, part] of [...parts.entries()].toReversed()) {
    for (const run of runsOf(part.words)) {
      if (isTooShort(run.name) && !country && !part.hasPostalCode) continue;
      if (runs.length === mostRuns) return runs;
      runs.push({ ...run, part, index });
    }
  }
  return runs;
}

/** Whether a name is too short to be meant: two letters are an abbreviation, two signs of Chinese a city. */
export function isTooShort(name: string): boolean {
  return name.length < 3 && /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+$/u.test(name);
}
