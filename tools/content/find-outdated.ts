import { locationOf } from "#load/source/content-source";
import { leavesOf } from "#load/source/keys";
import { defaultLocale } from "#locale/languages";
import type { ContentFile } from "./content-files.ts";
import type { ContentHistory } from "./leaf-history.ts";

/** A text whose English original has changed since it was translated. */
export interface Outdated {
  file: ContentFile;
  /** Its key; for a section of prose "text.0", "text.1" and so on. */
  key: string;
  /** The current English text, and the translation. */
  original: string;
  translation: string;
  /** "file:line: key", or "file:line: heading". */
  location: string;
}

/**
 * Outdated translations: the English text has changed since the commit that last wrote a line of the
 * translation. YAML files are compared text by text, Markdown section by section. Uncommitted changes
 * count as new.
 */
export function findOutdated(files: readonly ContentFile[], history: ContentHistory): Outdated[] {
  return files.flatMap((file) => {
    const original = files.find(
      ({ group, locale }) => group === file.group && locale === defaultLocale,
    );
    if (!original || !file.locale || file === original) return [];
    const commits = history.commitsOf(file.path);
    const now = wordsByKey(original);
    const known = new Set(commits.filter((commit) => commit !== undefined));
    const before = new Map(
      [...history.filesAt([...known], original.path)].map(([commit, then]) => [
        commit,
        wordsByKey(then),
      ]),
    );
    return passagesOf(file).flatMap(({ key, words, lines: [first, last], location }) => {
      const written = new Set(commits.slice(first - 1, last));
      const english = now.get(key);
      if (written.size === 0 || written.has(undefined) || english === undefined) return [];
      // The newest of the commits that wrote its lines had today's English, if any did.
      const isCurrent = [...written].some((commit) => {
        const then = commit && before.get(commit)?.get(key);
        return then === undefined || then === english;
      });
      return isCurrent ? [] : [{ file, key, original: english, translation: words, location }];
    });
  });
}

/** A text, or a section of Markdown: "text.0", "text.1" and so on. */
interface Passage {
  key: string;
  words: string;
  lines: [first: number, last: number];
  /** "file:line: key", or "file:line: heading". */
  location: string;
}

function wordsByKey(file: ContentFile): Map<string, string> {
  return new Map(passagesOf(file).map(({ key, words }) => [key, words]));
}

function passagesOf(file: ContentFile): Passage[] {
  return [...leavesOf(file.content)].flatMap(([key, words]) => {
    if (typeof words !== "string") return [];
    if (key === "text" && file.path.endsWith(".md")) return sectionsOf(file);
    return [{ key, words, lines: file.linesOf(key), location: locationOf(file, key) }];
  });
}

function sectionsOf({ path, body, bodyLine }: ContentFile): Passage[] {
  let line = bodyLine;
  return body.split(/^(?=#{1,6} )/m).map((part, index) => {
    const first = line;
    line += part.split("\n").length - 1;
    const heading = /^#+ (.*)/.exec(part)?.[1] ?? "the text above the first heading";
    return {
      key: `text.${index}`,
      words: part.trim(),
      lines: [first, first + part.trimEnd().split("\n").length - 1],
      location: `${path}:${first}: ${heading}`,
    };
  });
}
