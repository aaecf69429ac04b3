import { formatIssue } from "#load/content-issue.ts";
import { getLocation } from "#load/files/content-file.ts";
import { walkLeaves } from "#load/files/content-tree.ts";
import { findOriginal, type GroupedContentFile } from "./content-files.ts";
import type { ContentHistory } from "./content-history.ts";

/** A text whose English original has changed since it was translated. */
export interface OutdatedText {
  file: GroupedContentFile;
  /** Its key; for a section of prose "text.scope", by its anchor, or "text.1", by its number. */
  key: string;
  /** The current English text, and the translation. */
  original: string;
  translation: string;
  line: number;
  /** "file:line: key", or "file:line: heading". */
  location: string;
}

/**
 * Outdated translations: the English text has changed since the commit that last wrote a line of the
 * translation. YAML files are compared text by text, Markdown section by section. Uncommitted changes
 * count as new.
 */
export function findOutdated(
  files: readonly GroupedContentFile[],
  history: ContentHistory,
): OutdatedText[] {
  const cache = new Map<GroupedContentFile, Map<string, string>>();
  const getTexts = (file: GroupedContentFile) => {
    const texts = cache.get(file) ?? collectTextsByKey(file);
    cache.set(file, texts);
    return texts;
  };
  return files.flatMap((file) => {
    const original = findOriginal(files, file);
    if (!original) return [];
    const commits = history.getCommits(file.path);
    const committed = [...new Set(commits)].filter((commit) => commit !== undefined);
    const former = {
      english: history.readFilesAt(committed, original.path),
      translated: history.readFilesAt(committed, file.path),
    };
    return listPassages(file).flatMap(({ key, text, lines: [first, last], location }) => {
      const passageCommits = new Set(commits.slice(first - 1, last));
      const english = getTexts(original).get(key);
      if (passageCommits.size === 0 || passageCommits.has(undefined) || english === undefined)
        return [];
      // English as it was at the commits that wrote the lines, where it had the passage.
      const originals = [...passageCommits].flatMap((commit = "") => {
        const [source, translation] = [former.english.get(commit), former.translated.get(commit)];
        if (!source) return [];
        const keys = translation ? findFormerKeys(getTexts(translation), key, text) : [key];
        return keys.flatMap((former) => getTexts(source).get(former) ?? []);
      });
      if (originals.length === 0 || originals.includes(english)) return [];
      // An entry that only one of the two lists has is reported elsewhere: the entries below it are not outdated.
      const englishEntries = listEntries(getTexts(original), key);
      const isMoved = originals.some((former) =>
        englishEntries.some(([, entry]) => entry === former),
      );
      if (isMoved && englishEntries.length !== listEntries(getTexts(file), key).length) return [];
      return [{ file, key, original: english, translation: text, line: first, location }];
    });
  });
}

/** The keys that a passage may have had in an earlier text: an inserted entry has moved those below it. */
function findFormerKeys(formerTexts: Map<string, string>, key: string, text: string): string[] {
  const keys = listEntries(formerTexts, key).flatMap(([formerKey, formerText]) =>
    formerText === text ? [formerKey] : [],
  );
  return keys.length > 0 ? keys : [key];
}

/**
 * The texts at the same place in each entry of the list that a key is in, with their keys; without a list only its own.
 */
function listEntries(texts: Map<string, string>, key: string): [key: string, text: string][] {
  const toPattern = (path: string) => path.replace(/\b\d+\b/g, "*");
  return [...texts].filter(([otherKey]) => toPattern(otherKey) === toPattern(key));
}

/** A text, or a section of Markdown. */
interface Passage {
  key: string;
  text: string;
  lines: [first: number, last: number];
  /** "file:line: key", or "file:line: heading". */
  location: string;
}

/** Like `listPassages`, without the lines, which take the most time. */
function collectTextsByKey(file: GroupedContentFile): Map<string, string> {
  return new Map(
    [...walkLeaves(file.texts)].flatMap(([key, text]): [string, string][] => {
      if (typeof text !== "string") return [];
      if (isProse(file, key)) return listSections(file).map(({ key, text }) => [key, text]);
      return [[key, text]];
    }),
  );
}

function listPassages(file: GroupedContentFile): Passage[] {
  return [...walkLeaves(file.texts)].flatMap(([key, text]) => {
    if (typeof text !== "string") return [];
    if (isProse(file, key)) return listSections(file);
    return [
      { key, text, lines: file.getLines(key), location: formatIssue(getLocation(file, key)) },
    ];
  });
}

function isProse({ path }: GroupedContentFile, key: string): boolean {
  return key === "text" && path.endsWith(".md");
}

function listSections({ path, body, bodyLine }: GroupedContentFile): Passage[] {
  let line = bodyLine;
  return body.split(/^(?=#{1,6} )/m).map((part, index) => {
    const first = line;
    line += part.split("\n").length - 1;
    const heading = /^#+ (.*)/.exec(part)?.[1] ?? "the text above the first heading";
    const [, anchor] = /\[#([\w-]+)\]$/.exec(heading) ?? [];
    return {
      key: `text.${anchor ?? index}`,
      text: part.trim(),
      lines: [first, first + part.trimEnd().split("\n").length - 1],
      location: formatIssue({ path, line: first, message: heading }),
    };
  });
}
