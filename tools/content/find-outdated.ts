import { formatIssue } from "#load/content-issue.ts";
import { getLocation } from "#load/files/content-file.ts";
import { walkLeaves } from "#load/files/content-tree.ts";
import { findOriginal, type GroupedContentFile } from "./content-files.ts";
import type { ContentHistory } from "./content-history.ts";

/** A text whose English original has changed since it was translated. */
export interface Outdated {
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
): Outdated[] {
  const known = new Map<GroupedContentFile, Map<string, string>>();
  const getWords = (file: GroupedContentFile) => {
    const words = known.get(file) ?? collectWordsByKey(file);
    known.set(file, words);
    return words;
  };
  return files.flatMap((file) => {
    const original = findOriginal(files, file);
    if (!original) return [];
    const commits = history.commitsOf(file.path);
    const committed = [...new Set(commits)].filter((commit) => commit !== undefined);
    const then = {
      english: history.readFilesAt(committed, original.path),
      translated: history.readFilesAt(committed, file.path),
    };
    return listPassages(file).flatMap(({ key, words, lines: [first, last], location }) => {
      const written = new Set(commits.slice(first - 1, last));
      const english = getWords(original).get(key);
      if (written.size === 0 || written.has(undefined) || english === undefined) return [];
      // English as it was at the commits that wrote the lines, where it had the passage.
      const originals = [...written].flatMap((commit = "") => {
        const [source, translation] = [then.english.get(commit), then.translated.get(commit)];
        if (!source) return [];
        const keys = translation ? findFormerKeys(getWords(translation), key, words) : [key];
        return keys.flatMap((former) => getWords(source).get(former) ?? []);
      });
      if (originals.length === 0 || originals.includes(english)) return [];
      // An entry that only one of the two lists has is reported as such: those below it need no other words.
      const [now, own] = [original, file].map((one) => listEntries(getWords(one), key));
      const isMoved = originals.some((text) => now?.some(([, entry]) => entry === text));
      if (isMoved && now?.length !== own?.length) return [];
      return [{ file, key, original: english, translation: words, line: first, location }];
    });
  });
}

/** The keys that a passage may have had in an earlier text: an inserted entry has moved those below it. */
function findFormerKeys(before: Map<string, string>, key: string, words: string): string[] {
  const keys = listEntries(before, key).flatMap(([one, text]) => (text === words ? [one] : []));
  return keys.length > 0 ? keys : [key];
}

/**
 * The texts at the same place in each entry of the list that a key is in, with their keys; without a list only its own.
 */
function listEntries(words: Map<string, string>, key: string): [key: string, text: string][] {
  const toPattern = (one: string) => one.replace(/\b\d+\b/g, "*");
  return [...words].filter(([one]) => toPattern(one) === toPattern(key));
}

/** A text, or a section of Markdown. */
interface Passage {
  key: string;
  words: string;
  lines: [first: number, last: number];
  /** "file:line: key", or "file:line: heading". */
  location: string;
}

/** Like `listPassages`, without the lines, which take the most time. */
function collectWordsByKey(file: GroupedContentFile): Map<string, string> {
  return new Map(
    [...walkLeaves(file.content)].flatMap(([key, words]): [string, string][] => {
      if (typeof words !== "string") return [];
      if (isProse(file, key)) return listSections(file).map(({ key, words }) => [key, words]);
      return [[key, words]];
    }),
  );
}

function listPassages(file: GroupedContentFile): Passage[] {
  return [...walkLeaves(file.content)].flatMap(([key, words]) => {
    if (typeof words !== "string") return [];
    if (isProse(file, key)) return listSections(file);
    return [
      { key, words, lines: file.getLines(key), location: formatIssue(getLocation(file, key)) },
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
      words: part.trim(),
      lines: [first, first + part.trimEnd().split("\n").length - 1],
      location: formatIssue({ path, line: first, message: heading }),
    };
  });
}
