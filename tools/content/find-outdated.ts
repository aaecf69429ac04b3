import { placeOf } from "#load/source/content-source";
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
  /** Its place: "file:line: key", or "file:line: heading". */
  place: string;
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
    const now = textsByKey(original.content);
    return [...textsByKey(file.content)].flatMap(([key, translation]) => {
      const [first, last] = linesOf(file, key);
      const written = new Set(commits.slice(first - 1, last));
      const text = now.get(key);
      if (written.size === 0 || written.has(undefined) || text === undefined) return [];
      // The newest of the commits that wrote its lines had today's English, if any did.
      const isCurrent = [...written].some((commit) => {
        const then = textsByKey(history.contentAt(commit as string, original.path)).get(key);
        return then === undefined || then === text;
      });
      return isCurrent
        ? []
        : [{ file, key, original: text, translation, place: placeOfText(file, key) }];
    });
  });
}

/** The texts of a file by key; sections of prose as "text.0", "text.1" and so on. */
function textsByKey(content: unknown): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of leavesOf(content)) {
    if (typeof value !== "string") continue;
    if (key !== "text") texts.set(key, value);
    else
      splitSections(value).forEach((section, index) => {
        texts.set(`text.${index}`, section.trim());
      });
  }
  return texts;
}

function splitSections(markdown: string): string[] {
  return markdown.split(/^(?=#{1,6} )/m);
}

/** A section of prose by its index; `undefined` for any other key. */
function sectionOf({ path, body, bodyLine }: ContentFile, key: string) {
  const index = /^text\.(\d+)$/.exec(key)?.[1];
  if (index === undefined || !path.endsWith(".md")) return undefined;
  const parts = splitSections(body);
  const above = parts.slice(0, Number(index)).join("").split("\n").length - 1;
  const text = (parts[Number(index)] ?? "").trimEnd();
  const first = bodyLine + above;
  const heading = /^#+ (.*)/.exec(text)?.[1] ?? "the text above the first heading";
  return { first, last: first + text.split("\n").length - 1, heading };
}

function linesOf(file: ContentFile, key: string): [first: number, last: number] {
  const section = sectionOf(file, key);
  return section ? [section.first, section.last] : file.linesOf(key);
}

function placeOfText(file: ContentFile, key: string): string {
  const section = sectionOf(file, key);
  return section ? `${file.path}:${section.first}: ${section.heading}` : placeOf(file, key);
}
