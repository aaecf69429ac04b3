import { hash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { GroupedContentFile } from "./content-files.ts";
import type { ContentHistory } from "./content-history.ts";
import { findOutdated, type OutdatedText } from "./find-outdated.ts";

/** Confirmed translations, by file and key. */
type Confirmations = Record<string, Record<string, string>>;

/** The file that stores them, from the root. */
export const confirmationsFile = "tools/content/confirmed-translations.json";

/** Reads them in the folder `root`; empty if there is no file. */
export function readConfirmations(root: string): Confirmations {
  const path = join(root, confirmationsFile);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

/** Whether both texts are still the confirmed ones. */
export function isConfirmed(confirmed: Confirmations, text: OutdatedText): boolean {
  // The key differs if an entry has been inserted above it.
  return Object.values(confirmed[text.file.path] ?? {}).includes(hashTextPair(text));
}

/** The outdated translations in these files that are not confirmed. */
export function findUnconfirmedTranslations(
  root: string,
  files: readonly GroupedContentFile[],
  history: ContentHistory,
): OutdatedText[] {
  const confirmed = readConfirmations(root);
  return findOutdated(files, history).filter((text) => !isConfirmed(confirmed, text));
}

/** Rewrites the file, sorted, with exactly these texts, and with those of `kept`. */
export function writeConfirmations(
  root: string,
  texts: readonly OutdatedText[],
  kept: Confirmations = {},
): void {
  const hashes = { ...kept };
  for (const text of texts) {
    hashes[text.file.path] = { ...hashes[text.file.path], [text.key]: hashTextPair(text) };
  }
  const confirmed = sortEntries(
    Object.entries(hashes).map(([path, marks]) => [path, sortEntries(Object.entries(marks))]),
  );
  const path = join(root, confirmationsFile);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(confirmed, null, 2)}\n`);
}

/**
 * A confirmation holds for these two texts only: another English or translated text has to be read again.
 */
function hashTextPair({ original, translation }: OutdatedText): string {
  return hash("sha256", JSON.stringify([original, translation])).slice(0, 16);
}

function sortEntries<Value>(entries: [string, Value][]): Record<string, Value> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}
