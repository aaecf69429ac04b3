import { isLocale, type Locale } from "#locale/languages";
import { locationOf, parseFile } from "./content-source.ts";
import { leavesOf } from "./keys.ts";

/** Where a text stands. */
export interface TextLocation {
  path: string;
  /** Its key; of Markdown "text". */
  key: string;
  /** The language of its file, or of its key: "freePlan.de". */
  locale: Locale | undefined;
  /** Whether it is a line of Markdown. */
  isProse: boolean;
}

/**
 * What is wrong with the texts of a file, each as "file:line: key: what is wrong". `find` is asked about every
 * value and every line of Markdown as written: what is filled in has its names in braces.
 */
export function findInTexts(
  root: string,
  path: string,
  find: (text: string, location: TextLocation) => string[],
): string[] {
  const source = parseFile(root, path);
  if (!source || source.problem) return [];
  return [
    ...[...leavesOf(source.data)].flatMap(([key, value]) => {
      if (typeof value !== "string") return [];
      const locale = source.locale ?? key.split(".").findLast(isLocale);
      const found = find(value, { path, key, locale, isProse: false });
      return found.map((words) => `${locationOf(source, key)}: ${words}`);
    }),
    ...source.body.split("\n").flatMap((line, index) => {
      const found = find(line, { path, key: "text", locale: source.locale, isProse: true });
      return found.map((words) => `${path}:${source.bodyLine + index}: ${words}`);
    }),
  ];
}
