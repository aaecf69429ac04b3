import type * as z from "zod/mini";
import { isReleased, type Locale, languageName } from "#locale/languages";
import { resolveLinks } from "../schema/links.ts";
import {
  type ContentSource,
  dataToTranslate,
  locationOf,
  readSource,
  textsOf,
} from "../source/content-source.ts";
import { explainIssues, problemsOfIssue } from "../source/explain-issue.ts";
import { hasKey, isTree, type Tree } from "../source/keys.ts";
import { compareProse } from "./compare-prose.ts";
import {
  type Differences,
  findLostPlaceholders,
  findOtherChoices,
  mergeTranslation,
} from "./compare-translation.ts";

/** A valid entry of content, under the id that pages ask for. */
export interface ContentEntry {
  id: string;
  data: Record<string, unknown>;
  /** From the root of the project. */
  filePath: string;
  /** Markdown, and the line of its file on which it begins. */
  body?: string;
  bodyLine?: number;
}

/** The result of reading content; problems and warnings are "file:line: key: what is wrong". */
export interface ReadResult {
  entries: ContentEntry[];
  /** Problems that fail a build. */
  problems: string[];
  /** What a build may have, but a release must not: a missing translation is shown in English. */
  warnings: string[];
  /** Either of languages in preparation, on which no release waits: their mistakes are shown in English, too. */
  unfinished: string[];
  /** Those of warnings and unfinished ones that say only that a text is shown in English. */
  shownInEnglish: string[];
}

/** Texts with a file for each language: `<folder>/<language>.<ending>`. */
export interface TextFiles {
  folder: string;
  ending: "yaml" | "md";
  /** The original first. */
  languages: readonly Locale[];
}

/**
 * Reads the texts of each language as an entry. Missing translations are replaced by the English texts;
 * the build warns of them, and the content check fails. The `lang` of a Markdown entry is its language.
 */
export function readTexts(root: string, files: TextFiles, schema: z.ZodMiniType): ReadResult {
  const { folder, ending, languages } = files;
  const result: ReadResult = {
    entries: [],
    problems: [],
    warnings: [],
    unfinished: [],
    shownInEnglish: [],
  };
  const pathOf = (locale: Locale | undefined) => `${folder}/${locale}.${ending}`;
  const [first] = languages;
  const original = readSource(root, pathOf(first));
  if (!original) {
    result.problems.push(`${pathOf(first)} is missing: every text needs its original`);
    return result;
  }
  for (const locale of languages) {
    const source = locale === first ? original : readSource(root, pathOf(locale));
    const { entry, problems, warnings, shownInEnglish } = readLanguage(
      source,
      original,
      schema,
      locale,
    );
    if (!source) {
      shownInEnglish.push(
        `${pathOf(locale)} is missing: English is shown in ${languageName(locale)}`,
      );
    }
    result.shownInEnglish.push(...shownInEnglish);
    if (isReleased(locale)) {
      result.problems.push(...problems.filter((problem) => !result.problems.includes(problem)));
      result.warnings.push(...shownInEnglish, ...warnings);
    } else {
      result.unfinished.push(...problems, ...shownInEnglish, ...warnings);
    }
    const inEnglish = () => readLanguage(undefined, original, schema, locale).entry;
    const shown = entry ?? (isReleased(locale) ? undefined : inEnglish());
    if (shown) result.entries.push(shown);
  }
  return result;
}

/** One language of a text: without a `source`, all of it is the original's. */
function readLanguage(
  source: ContentSource | undefined,
  original: ContentSource,
  schema: z.ZodMiniType,
  locale: Locale,
) {
  const warnings: string[] = [];
  const shownInEnglish: string[] = [];
  const problem = source?.problem ?? original.problem;
  if (problem) return { problems: [problem], warnings, shownInEnglish };
  const isProse = original.path.endsWith(".md");
  const differences: Differences = { missing: [], extra: [] };
  const translation = source ? dataToTranslate(source) : {};
  const data = {
    ...(isTree(source?.data) && source.data),
    ...mergeTranslation(dataToTranslate(original), translation, differences),
  } as Tree;
  const isTranslated = source !== undefined && source.body !== "";
  const { body, bodyLine } = isTranslated ? source : original;
  if (isProse) data.lang = isTranslated ? locale : original.locale;
  const isOwn = (key: string) => source === original || hasKey(source?.data, key);
  const { path: filePath } = source ?? original;
  const checked = validate(schema, data, source ?? original, { locale, isOwn });
  const { valid, mistakes } = checked;
  if (source) {
    if (isProse && !isTranslated) differences.missing.push("text");
    // Of keys that no schema knows, the mistakes tell.
    const extra = differences.extra.filter((key) => !checked.keys.has(key));
    shownInEnglish.push(
      ...differences.missing.map(
        (key) =>
          `${locationOf(source, key)}: the ${languageName(locale)} text is missing, English is shown`,
      ),
    );
    warnings.push(...warningsOf(source, original, extra));
    if (isProse && isTranslated) {
      const location = `${source.path}:${source.bodyLine}`;
      const prose = compareProse(original.body, source.body);
      warnings.push(...prose.map((problem) => `${location}: ${problem}`));
    }
    const others = findOtherChoices(schema, original.data, source.data);
    warnings.push(...others.map(({ key, message }) => `${locationOf(source, key)}: ${message}`));
  }
  if (!valid) return { problems: mistakes, warnings, shownInEnglish };
  const entry: ContentEntry = {
    id: locale,
    data: (isProse ? valid : resolveLinks(valid, locale)) as Tree,
    filePath,
    ...(isProse && { body, bodyLine }),
  };
  return { entry, problems: mistakes, warnings, shownInEnglish };
}

/** Warnings of extra texts, and of braces that differ from the original's. */
function warningsOf(
  source: ContentSource,
  original: ContentSource,
  extra: readonly string[],
): string[] {
  return [
    ...extra.map(
      (key) =>
        `${locationOf(source, key)}: the English list has no such entry: is it missing there?`,
    ),
    ...findLostPlaceholders(textsOf(original), textsOf(source)).map(
      ({ key, message }) => `${locationOf(source, key)}: ${message}`,
    ),
  ];
}

/**
 * Validates `data`. Mistakes, and the keys that have them, are only those of `source` itself: what was taken from
 * the English file is reported there.
 */
export function validate<S extends z.ZodMiniType>(
  schema: S,
  data: unknown,
  source: ContentSource,
  options: { locale?: Locale; isOwn?: (key: string) => boolean } = {},
): { valid?: z.output<S>; mistakes: string[]; keys: ReadonlySet<string> } {
  const { locale, isOwn = () => true } = options;
  const result = schema.safeParse(data, { error: explainIssues(locale) });
  if (result.success) return { valid: result.data, mistakes: [], keys: new Set() };
  const problems = result.error.issues.flatMap((issue) => problemsOfIssue(issue, data));
  const keys = problems.map(({ key }) => key);
  // The first problem of a key is enough: a text instead of a list has a wrong length, too.
  const own = problems.filter(({ key }, index) => isOwn(key) && keys.indexOf(key) === index);
  return {
    mistakes: own.map(({ key, message }) => `${locationOf(source, key)}: ${message}`),
    keys: new Set(own.map(({ key }) => key)),
  };
}
