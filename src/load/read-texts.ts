import type * as z from "zod/mini";
import { type Locale, languageName } from "#locale/languages";
import { findOtherChoices } from "./check-choices.ts";
import { type Differences, mergeTranslation } from "./merge-translation.ts";
import { findMistakes, type Reading, readSource } from "./reading.ts";
import { type ContentSource, dataToTranslate, placeOf, textsOf } from "./source/content-source.ts";
import { findLostPlaceholders, hasKey, isTree, type Tree } from "./source/keys.ts";

/** Texts with a file for each language: `<folder>/<language>.<ending>`. */
export interface TextFiles {
  folder: string;
  ending: "yaml" | "md";
  /** The original first. */
  languages: readonly Locale[];
}

/**
 * Reads the texts of each language as an entry. Missing translations are replaced by the English texts;
 * the build warns of them, and the content check fails. The `lang` of a Markdown entry tells its language.
 */
export function readTexts(root: string, files: TextFiles, schema: z.ZodMiniType): Reading {
  const { folder, ending, languages } = files;
  const isProse = ending === "md";
  const reading: Reading = { entries: [], problems: [], warnings: [] };
  const pathOf = (locale: Locale | undefined) => `${folder}/${locale}.${ending}`;
  const [first] = languages;
  const original = readSource(root, pathOf(first));
  if (!original) {
    reading.problems.push(`${pathOf(first)} is missing: every text needs its original`);
    return reading;
  }
  for (const locale of languages) {
    const source = locale === first ? original : readSource(root, pathOf(locale));
    const problem = source?.problem ?? original.problem;
    if (problem) {
      if (!reading.problems.includes(problem)) reading.problems.push(problem);
      continue;
    }
    const differences: Differences = { missing: [], extra: [] };
    const translation = source ? dataToTranslate(source) : {};
    const data = {
      ...(isTree(source?.data) && source.data),
      ...mergeTranslation(dataToTranslate(original), translation, differences),
    } as Tree;
    const isTranslated = source !== undefined && source.body !== "";
    const { body, bodyLine } = isTranslated ? source : original;
    if (isProse) data.lang = isTranslated ? locale : first;
    const isOwn = (key: string) => source === original || hasKey(source?.data, key);
    const { path: filePath } = source ?? original;
    const mistakes = findMistakes(schema, data, source ?? original, { locale, isOwn });
    reading.problems.push(...mistakes);
    if (source) {
      if (isProse && !isTranslated) differences.missing.push("text");
      // Of keys that no schema knows, the mistakes tell.
      const isMistake = (key: string) =>
        mistakes.some((words) => words.startsWith(`${placeOf(source, key)}: `));
      differences.extra = differences.extra.filter((key) => !isMistake(key));
      reading.warnings.push(...warningsOf(source, original, differences, locale));
      const others = findOtherChoices(schema, original.data, source.data);
      reading.warnings.push(...others.map(({ key, words }) => `${placeOf(source, key)}: ${words}`));
    } else {
      const missing = `${pathOf(locale)} is missing: English is shown in ${languageName(locale)}`;
      reading.warnings.push(missing);
    }
    if (mistakes.length === 0 && schema.safeParse(data).success) {
      reading.entries.push({ id: locale, data, filePath, ...(isProse && { body, bodyLine }) });
    }
  }
  return reading;
}

/** Warnings of missing and extra texts, and of braces that differ from the original's. */
function warningsOf(
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
    ...findLostPlaceholders(textsOf(original), textsOf(source)).map(
      ({ key, words }) => `${placeOf(source, key)}: ${words}`,
    ),
  ];
}
