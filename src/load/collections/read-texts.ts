import type * as z from "zod/mini";
import { getLanguageName, isReleased, type Locale } from "#locale/languages.ts";
import { type ContentIssue, type ReportedIssue, withSeverity } from "../content-issue.ts";
import {
  type ContentFile,
  createIssueAt,
  getDataToTranslate,
  readContentFile,
} from "../files/content-file.ts";
import { type Differences, mergeTranslation } from "../files/fill-from-english.ts";
import { type ContentGroup, hasKey, isContentGroup } from "../files/keys.ts";
import { validate } from "../files/validate.ts";
import { resolveLinks } from "../schema/links.ts";
import { compareTranslation } from "./compare-translation.ts";

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
interface TextFiles {
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
  const getFilePath = (locale: Locale | undefined) => `${folder}/${locale}.${ending}`;
  const [first] = languages;
  const original = readContentFile(root, getFilePath(first));
  if (!original) {
    const message = "the file is missing: every text needs its original";
    return { entries: [], issues: withSeverity([{ path: getFilePath(first), message }], "error") };
  }
  const results = languages.map((locale) => {
    const path = getFilePath(locale);
    const read = (file?: ContentFile) => readLanguage(file, { path, locale, original, schema });
    const result = read(locale === first ? original : readContentFile(root, path));
    // A language in preparation is shown in English where it has mistakes.
    if (result.entries.length > 0 || isReleased(locale)) return result;
    return { ...result, entries: read().entries };
  });
  return joinResults(results);
}

export function joinResults(results: readonly ReadResult[]): ReadResult {
  return {
    entries: results.flatMap(({ entries }) => entries),
    issues: results.flatMap(({ issues }) => issues),
  };
}

interface LanguageOptions {
  /** Its file, which may be missing. */
  path: string;
  locale: Locale;
  original: ContentFile;
  schema: z.ZodMiniType;
}

/** One language of a text: without a `file`, all of it is the original's. */
function readLanguage(file: ContentFile | undefined, language: LanguageOptions): ReadResult {
  const { path, locale, original, schema } = language;
  if (file?.issue) return { entries: [], issues: withSeverity([file.issue], "error") };
  const at = (key: string, message: string) =>
    file ? createIssueAt(file, key, message) : { path, message };
  const untranslated = file
    ? []
    : [at("", `the file is missing: English is shown in ${getLanguageName(locale)}`)];
  if (original.issue) return { entries: [], issues: reportUntranslated(untranslated) };
  const isProse = path.endsWith(".md");
  const differences: Differences = { missing: [], extra: [] };
  const translation = file ? getDataToTranslate(file) : {};
  const data = {
    ...(isContentGroup(file?.data) && file.data),
    ...mergeTranslation(getDataToTranslate(original), translation, differences),
  } as ContentGroup;
  const isTranslated = file !== undefined && file.body !== "";
  const { body, bodyLine } = isTranslated ? file : original;
  if (isProse) data.lang = isTranslated ? locale : original.locale;
  const isOwn = (key: string) => file === original || (!!file && hasKey(file.data, key));
  const { valid, issues } = validate(schema, data, file ?? original, { locale, isOwn });
  if (file) {
    if (isProse && !isTranslated) differences.missing.push("text");
    const message = `the ${getLanguageName(locale)} text is missing, English is shown`;
    untranslated.push(...differences.missing.map((key) => at(key, message)));
  }
  // Of keys that no schema knows, the errors tell.
  const extra = differences.extra.filter((key) => !issues.some((issue) => issue.key === key));
  const different = file ? compareTranslation(schema, original, file) : [];
  return {
    entries: valid
      ? [
          {
            id: locale,
            data: (isProse ? valid : resolveLinks(valid, locale)) as ContentGroup,
            filePath: (file ?? original).path,
            ...(isProse && { body, bodyLine }),
          },
        ]
      : [],
    issues: [
      ...withSeverity(issues, "error"),
      ...reportUntranslated(untranslated),
      ...withSeverity(
        [
          ...extra.map((key) =>
            at(key, "the English list has no such entry: is it missing there?"),
          ),
          ...different.map(({ key, message }) => at(key, message)),
        ],
        "warning",
      ),
    ],
  };
}

function reportUntranslated(issues: readonly ContentIssue[]): ReportedIssue[] {
  return withSeverity(issues, "warning").map((issue) => ({ ...issue, isUntranslated: true }));
}
