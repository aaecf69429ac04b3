import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Outdated } from "./find-outdated.ts";

/** Translations that were read again and stay as they are: a mark for each file and key. */
export type Confirmed = Record<string, Record<string, string>>;

/** Where the marks are kept, from the root. */
export const confirmedList = "tools/content/confirmed-translations.json";

/** Reads the marks of the project in the folder `root`; none if there is no list. */
export function readConfirmed(root: string): Confirmed {
  const path = join(root, confirmedList);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

/** Whether both texts are still the ones that were confirmed. */
export function isConfirmed(confirmed: Confirmed, text: Outdated): boolean {
  return confirmed[text.file.path]?.[text.key] === markOf(text);
}

/** Writes the list anew, sorted, with a mark for each of the given texts and for no others. */
export function writeConfirmed(root: string, texts: readonly Outdated[]): void {
  const confirmed: Confirmed = {};
  const sorted = texts.toSorted(
    (a, b) => compare(a.file.path, b.file.path) || compare(a.key, b.key),
  );
  for (const text of sorted) {
    confirmed[text.file.path] = { ...confirmed[text.file.path], [text.key]: markOf(text) };
  }
  const path = join(root, confirmedList);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(confirmed, null, 2)}\n`);
}

/** A mark holds for these two texts alone: another English or translated text is to be read again. */
function markOf({ original, translation }: Outdated): string {
  return createHash("sha256")
    .update(JSON.stringify([original, translation]))
    .digest("hex")
    .slice(0, 16);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
