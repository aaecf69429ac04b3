import type * as z from "zod/mini";
import { isReleased, type Locale, languageName } from "#locale/languages";
import { type ContentIssue, type ReportedIssue, withSeverity } from "../content-issue.ts";
import { resolveLinks } from "../schema/links.ts";
import {
  type ContentSource,
  dataToTranslate,
  locationInBody,
  locationOf,
  readSource,
  textsOf,
} from "../source/content-source.ts";
import { explainIssues, keyIssuesOf } from "../source/explain-issue.ts";
import { hasKey, isTree, type KeyIssue, type Tree } from "../source/keys.ts";
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

/** The result of reading content: with an error it is not complete. */
export interface ReadResult {
  entries: ContentEntry[];
  issues: ReportedIssue[];
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
  const pathOf = (locale: Locale | undefined) => `${folder}/${locale}.${ending}`;
  const [first] = languages;
  const original = readSource(root, pathOf(first));
  if (!original) {
    const message = "the file is missing: every text needs its original";
    return { entries: [], issues: withSeverity([{ path: pathOf(first), message }], "error") };
  }
  const results = languages.map((locale): ReadResult => {
    const source = locale === first ? original : readSource(root, pathOf(locale));
    const { entry, errors, warnings, untranslated } = readLanguage(
      source,
      original,
      schema,
      locale,
    );
    if (!source) {
      const message = `the file is missing: English is shown in ${languageName(locale)}`;
      untranslated.push({ path: pathOf(locale), message });
    }
    const inEnglish = () => readLanguage(undefined, original, schema, locale).entry;
    const shown = entry ?? (isReleased(locale) ? undefined : inEnglish());
    return {
      entries: shown ? [shown] : [],
      issues: [
        ...withSeverity(errors, "error"),
        ...withSeverity(untranslated, "warning").map((issue) => ({
          ...issue,
          isUntranslated: true,
        })),
        ...withSeverity(warnings, "warning"),
      ],
    };
  });
  return joinResults(results);
}

export function joinResults(results: readonly ReadResult[]): ReadResult {
  return {
    entries: results.flatMap(({ entries }) => entries),
    issues: results.flatMap(({ issues }) => issues),
  };
}

interface LanguageResult {
  entry?: ContentEntry;
  errors: ContentIssue[];
  warnings: ContentIssue[];
  /** What is shown in English. */
  untranslated: ContentIssue[];
}

/** One language of a text: without a `source`, all of it is the original's. */
function readLanguage(
  source: ContentSource | undefined,
  original: ContentSource,
  schema: z.ZodMiniType,
  locale: Locale,
): LanguageResult {
  const found: LanguageResult = { errors: [], warnings: [], untranslated: [] };
  const { errors, warnings, untranslated } = found;
  if (source?.issue) errors.push(source.issue);
  if (source?.issue || original.issue) return found;
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
  const isOwn = (key: string) => source === original || (!!source && hasKey(source.data, key));
  const { valid, issues } = validate(schema, data, source ?? original, { locale, isOwn });
  errors.push(...issues);
  if (source) {
    if (isProse && !isTranslated) differences.missing.push("text");
    const at = ({ key, message }: KeyIssue) => ({ ...locationOf(source, key), message });
    const missing = `the ${languageName(locale)} text is missing, English is shown`;
    untranslated.push(...differences.missing.map((key) => at({ key, message: missing })));
    // Of keys that no schema knows, the errors tell.
    const extra = differences.extra.filter((key) => !issues.some((issue) => issue.key === key));
    warnings.push(
      ...extra.map((key) =>
        at({ key, message: "the English list has no such entry: is it missing there?" }),
      ),
      ...findLostPlaceholders(textsOf(original), textsOf(source)).map(at),
    );
    if (isProse && isTranslated) {
      const prose = compareProse(original.body, source.body);
      warnings.push(...prose.map((message) => ({ ...locationInBody(source, 1), message })));
    }
    warnings.push(...findOtherChoices(schema, original.data, source.data).map(at));
  }
  if (!valid) return found;
  const entry: ContentEntry = {
    id: locale,
    data: (isProse ? valid : resolveLinks(valid, locale)) as Tree,
    filePath: (source ?? original).path,
    ...(isProse && { body, bodyLine }),
  };
  return { ...found, entry };
}

/**
 * Validates `data`. Issues are only those of `source` itself: what was taken from the English file is reported
 * there.
 */
export function validate<S extends z.ZodMiniType>(
  schema: S,
  data: unknown,
  source: ContentSource,
  options: { locale?: Locale; isOwn?: (key: string) => boolean } = {},
): { valid?: z.output<S>; issues: ContentIssue[] } {
  const { locale, isOwn = () => true } = options;
  const result = schema.safeParse(data, { error: explainIssues(locale) });
  if (result.success) return { valid: result.data, issues: [] };
  const all = result.error.issues.flatMap((issue) => keyIssuesOf(issue, data));
  const keys = all.map(({ key }) => key);
  // The first issue of a key is enough: a text instead of a list has a wrong length, too.
  const own = all.filter(({ key }, index) => isOwn(key) && keys.indexOf(key) === index);
  return { issues: own.map(({ key, message }) => ({ ...locationOf(source, key), message })) };
}
