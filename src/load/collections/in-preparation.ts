import { defaultLocale, localesInPreparation } from "#locale/languages";
import type { ContentEntry, ReadResult } from "./read-texts.ts";

const unfinishedFile = new RegExp(
  `^[^:]*/(?:${localesInPreparation.join("|")})\\.(?:md|yaml)(?![^: ])`,
);

/** Whether "file:line: what is wrong" is of a file of a language in preparation, on which no release waits. */
export function isUnfinished(line: string): boolean {
  return localesInPreparation.length > 0 && unfinishedFile.test(line);
}

/**
 * What a check has found, those of languages in preparation apart. With problems, these have the English entries.
 */
export function splitByRelease(
  found: readonly string[],
  severity: "problems" | "warnings",
  entries: ContentEntry[],
): ReadResult {
  const { unfinished = [], ours = [] } = Object.groupBy(found, (line) =>
    isUnfinished(line) ? "unfinished" : "ours",
  );
  const isBroken = ({ filePath }: ContentEntry) =>
    severity === "problems" && unfinished.some((line) => line.startsWith(`${filePath}:`));
  return {
    entries: entries.map((entry) => (isBroken(entry) ? inEnglish(entry, entries) : entry)),
    problems: [],
    warnings: [],
    [severity]: ours,
    unfinished,
    shownInEnglish: [],
  };
}

function inEnglish(entry: ContentEntry, entries: readonly ContentEntry[]): ContentEntry {
  const id = entry.id.replace(/[^/]+$/, defaultLocale);
  return { ...entry, ...entries.find((other) => other.id === id), id: entry.id };
}
