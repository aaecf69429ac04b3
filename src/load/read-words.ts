import type * as z from "zod/mini";
import { defaultLocale, type Locale, languageName, locales } from "#locale/languages";
import { type Differences, mergeTranslation, type Tree } from "./merge-translation.ts";
import { findMistakes, type Reading, readSource } from "./reading.ts";
import { type ContentSource, placeOf } from "./source/content-source.ts";
import { findLostPlaceholders, hasKey } from "./source/keys.ts";

/**
 * Reads `<folder>/<language>.yaml`, one entry per language. Missing translations are replaced by marked
 * English texts; the build warns of them, and the content check fails.
 */
export function readWords(root: string, folder: string, schema: z.ZodMiniType): Reading {
  const reading: Reading = { entries: [], problems: [], warnings: [] };
  const original = readSource(root, `${folder}/${defaultLocale}.yaml`);
  if (!original) {
    reading.problems.push(
      `${folder}/${defaultLocale}.yaml is missing: every text needs its original`,
    );
    return reading;
  }
  for (const locale of locales) {
    const filePath = `${folder}/${locale}.yaml`;
    const source = locale === defaultLocale ? original : readSource(root, filePath);
    const problem = source?.problem ?? original.problem;
    if (problem) {
      if (!reading.problems.includes(problem)) reading.problems.push(problem);
      continue;
    }
    const differences: Differences = { missing: [], extra: [] };
    const data = mergeTranslation(asTree(original.data), asTree(source?.data), differences);
    if (!source) reading.warnings.push(lackOfFile(filePath, locale));
    else reading.warnings.push(...warningsOf(source, original, differences, locale));
    const isOwn = (key: string) => source === original || hasKey(source?.data, key);
    const mistakes = findMistakes(schema, data, source ?? original, { locale, isOwn });
    reading.problems.push(...mistakes);
    if (mistakes.length === 0 && schema.safeParse(data).success) {
      reading.entries.push({ id: locale, data, filePath });
    }
  }
  return reading;
}

/** The data of a file of keys; anything else, such as a single text, counts as empty. */
export function asTree(data: unknown): Tree {
  return typeof data === "object" && data !== null && !Array.isArray(data) ? (data as Tree) : {};
}

/** The warning that a language has no file. */
export function lackOfFile(filePath: string, locale: Locale): string {
  return `${filePath} is missing: English is shown in ${languageName(locale)}`;
}

/** Warnings of missing and extra texts, and of braces that differ from the original's. */
export function warningsOf(
  source: ContentSource,
  original: ContentSource,
  { missing, extra }: Differences,
  locale: Locale,
): string[] {
  return [
    ...missing.map(
      (key) =>
        `${placeOf(source, key)}: the ${languageName(locale)} text is missing, English is shown`,
    ),
    ...extra.map(
      (key) => `${placeOf(source, key)}: the English list has no such entry: is it missing there?`,
    ),
    ...findLostPlaceholders(original.data, source.data).map(
      ({ key, words }) => `${placeOf(source, key)}: ${words}`,
    ),
  ];
}
