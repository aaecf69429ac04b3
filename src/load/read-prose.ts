import type * as z from "zod/mini";
import { defaultLocale, type Locale, languageName } from "#locale/languages";
import { type Differences, mergeTranslation, type Tree } from "./merge-translation.ts";
import { asTree, lackOfFile, warningsOf } from "./read-words.ts";
import { findMistakes, type Reading, readSource } from "./reading.ts";
import type { ContentSource } from "./source/content-source.ts";
import { comparePlaceholders } from "./source/keys.ts";

/** A text: its front matter and its Markdown. */
export interface Prose {
  data: Tree;
  body: string;
}

/**
 * Reads `<parent>/<id>/<language>.md` as the entry "<id>/<language>". A missing translation is replaced
 * by the English text, which the entry's `lang` shows. `wanted` are the languages of the text, the
 * original first.
 */
export function readProse(
  root: string,
  parent: string,
  id: string,
  wanted: readonly Locale[],
  schema: z.ZodMiniType,
): Reading {
  const reading: Reading = { entries: [], problems: [], warnings: [] };
  const originalPath = `${parent}/${id}/${wanted[0]}.md`;
  const original = readSource(root, originalPath);
  if (!original || original.problem) {
    const reason = `${originalPath} is missing: every text needs its original`;
    reading.problems.push(original?.problem ?? reason);
    return reading;
  }
  for (const locale of wanted) {
    const filePath = `${parent}/${id}/${locale}.md`;
    const source = readSource(root, filePath);
    if (source?.problem) {
      reading.problems.push(source.problem);
      continue;
    }
    const differences: Differences = { missing: [], extra: [] };
    const prose = translateProse(
      withoutOwn(toProse(original)),
      source && toProse(source),
      locale,
      differences,
    );
    if (!source) reading.warnings.push(lackOfFile(filePath, locale));
    else reading.warnings.push(...proseWarnings(source, original, differences, locale));
    const mistakes = source ? findMistakes(schema, prose.data, source, { locale }) : [];
    reading.problems.push(...mistakes);
    if (mistakes.length === 0) {
      const entry = { id: `${id}/${locale}`, filePath: source ? filePath : originalPath };
      const { bodyLine } = source?.body ? source : original;
      reading.entries.push({ ...entry, ...prose, bodyLine });
    }
  }
  return reading;
}

/**
 * A translation with missing parts taken from the original; differences are added to `differences`.
 * `lang` of its data is the language of the body.
 */
export function translateProse(
  original: Prose,
  translation: Prose | undefined,
  locale: Locale,
  differences: Differences,
): Prose {
  const data = mergeTranslation(original.data, translation?.data ?? {}, differences);
  const body = translation?.body;
  return body
    ? { data: { ...data, lang: locale }, body }
    : { data: { ...data, lang: defaultLocale }, body: original.body };
}

/** Removes what belongs to one file alone, and so is not translated. */
function withoutOwn({ data: { confirmed: _, ...data }, body }: Prose): Prose {
  return { data, body };
}

function toProse({ data, body }: ContentSource): Prose {
  return { data: asTree(data), body };
}

function proseWarnings(
  source: ContentSource,
  original: ContentSource,
  differences: Differences,
  locale: Locale,
): string[] {
  const place = `${source.path}:${source.bodyLine}`;
  const lack = `the ${languageName(locale)} text is missing, English is shown`;
  const words = comparePlaceholders(original.body, source.body);
  return [
    ...warningsOf(source, original, differences, locale),
    ...(source.body === "" ? [`${place}: ${lack}`] : []),
    ...(words && source.body !== "" ? [`${place}: ${words}`] : []),
  ];
}
