import { basename } from "node:path";
import type * as z from "zod/mini";
import {
  defaultLocale,
  getLanguageName,
  isReleased,
  type Locale,
  locales,
} from "#locale/languages.ts";
import { addSeverity, type ContentIssue, isError, type ReportedIssue } from "../content-issue.ts";
import {
  type ContentFile,
  createIssueAt,
  getDataToTranslate,
  readContentFile,
} from "../files/content-file.ts";
import { type ContentObject, hasKey, isContentObject } from "../files/content-tree.ts";
import {
  type Differences,
  fillFromDefaultLocale,
  mergeTranslation,
} from "../files/fill-from-default-locale.ts";
import { validate } from "../files/validate.ts";
import { resolveLinks } from "../schema/linked-text.ts";
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
interface CollectionContent {
  entries: ContentEntry[];
  issues: ReportedIssue[];
}

/** A collection of content, as Astro calls it: where it is, its schema, and how it is read. */
export interface ContentCollection<Schema extends z.ZodMiniType = z.ZodMiniType> {
  /** Its folder, or its only file, from the root of the project. */
  path: string;
  schema: Schema;
  /** The schema of a whole file's data: of Markdown, the front matter. Its description is for those who edit it. */
  fileSchema: z.ZodMiniType;
  listFiles: (root: string) => string[];
  /** The languages of each text of a Markdown collection, by its id. */
  getTextLocales?: (root: string) => Map<string, readonly Locale[]>;
  read: (root: string) => CollectionContent;
}

/** Words in a folder, one YAML file per language. */
export function defineTexts<S extends z.ZodMiniType>(
  path: string,
  schema: S,
): ContentCollection<S> {
  const files = locales.map((locale) => `${path}/${locale}.yaml`);
  const read = (root: string) => readTexts(root, { folder: path, ending: "yaml", locales }, schema);
  return { path, schema, fileSchema: schema, listFiles: () => files, read };
}

/** Markdown texts, a folder for each with one file per language. */
export function defineProse<S extends z.ZodMiniType, Id extends string>(
  path: string,
  listIds: (root: string) => readonly Id[],
  schema: S,
  getLocales: (id: Id) => readonly Locale[] = () => locales,
): ContentCollection<S> {
  const readOne = (root: string, id: Id): CollectionContent => {
    const folder = `${path}/${id}`;
    const result = readTexts(root, { folder, ending: "md", locales: getLocales(id) }, schema);
    return {
      ...result,
      entries: result.entries.map((entry) => ({ ...entry, id: `${id}/${entry.id}` })),
    };
  };
  const read = (root: string) => joinResults(listIds(root).map((id) => readOne(root, id)));
  const getTextLocales = (root: string) => new Map(listIds(root).map((id) => [id, getLocales(id)]));
  const listFiles = (root: string) =>
    [...getTextLocales(root)].flatMap(([id, locales]) =>
      locales.map((locale) => `${path}/${id}/${locale}.md`),
    );
  return { path, schema, fileSchema: schema, listFiles, getTextLocales, read };
}

/** A file that is one entry: its id is the name of the file. */
export function defineSingleton<S extends z.ZodMiniType>(
  path: string,
  schema: S,
): ContentCollection<S> {
  return defineDataFile(path, schema, schema, (data) => [[basename(path, ".yaml"), data]]);
}

/**
 * A file that is a list, possibly empty. Collections are sorted by id: numbers of equal length keep the
 * order.
 */
export function defineList<S extends z.ZodMiniType>(
  path: string,
  fileSchema: z.ZodMiniArray<S>,
): ContentCollection<S> {
  return defineDataFile(path, fileSchema.def.element, fileSchema, (data) =>
    (data as unknown[]).map((entry, index) => [String(1_000_000 + index), entry]),
  );
}

/** A file whose keys are the ids of its entries. */
export function defineRecord<S extends z.ZodMiniType>(
  path: string,
  fileSchema: z.ZodMiniRecord<z.ZodMiniType<string, string>, S>,
): ContentCollection<S> {
  return defineDataFile(path, fileSchema.def.valueType, fileSchema, (data) =>
    Object.entries(data as object),
  );
}

/**
 * A collection whose valid entries are also checked against other content. With an error the collection has no
 * entries; a language in preparation has the English ones.
 */
export function withCheck<S extends z.ZodMiniType>(
  collection: ContentCollection<S>,
  severity: "error" | "warning",
  find: (root: string) => ContentIssue[],
): ContentCollection<S> {
  const read = (root: string): CollectionContent => {
    const { entries, issues } = collection.read(root);
    if (issues.some(isError)) return { entries, issues };
    const checkIssues = addSeverity(find(root), severity);
    if (checkIssues.some(isError)) return { entries: [], issues: [...issues, ...checkIssues] };
    const brokenPaths = new Set(severity === "error" ? checkIssues.map(({ path }) => path) : []);
    return {
      entries: entries.map((entry) =>
        brokenPaths.has(entry.filePath) ? fallBackToEnglish(entry, entries) : entry,
      ),
      issues: [...issues, ...checkIssues],
    };
  };
  return { ...collection, read };
}

function fallBackToEnglish(entry: ContentEntry, entries: readonly ContentEntry[]): ContentEntry {
  const id = entry.id.replace(/[^/]+$/, defaultLocale);
  return { ...entry, ...entries.find((other) => other.id === id), id: entry.id };
}

/** A file that all languages share. */
function defineDataFile<S extends z.ZodMiniType>(
  path: string,
  schema: S,
  fileSchema: z.ZodMiniType,
  toEntries: (data: unknown) => [id: string, data: unknown][],
): ContentCollection<S> {
  const read = (root: string): CollectionContent => {
    const createFailure = (issues: ContentIssue[]) => ({
      entries: [],
      issues: addSeverity(issues, "error"),
    });
    const file = readContentFile(root, path);
    if (!file) return createFailure([{ path, message: "the file is missing" }]);
    if (file.issue) return createFailure([file.issue]);
    const { valid, issues } = validate(fileSchema, file.data, file);
    if (issues.length > 0) return createFailure(issues);
    const entries = toEntries(fillFromDefaultLocale(valid)).map(([id, data]) => ({
      id,
      data: data as ContentObject,
      filePath: path,
    }));
    return { entries, issues: [] };
  };
  return { path, schema, fileSchema, listFiles: () => [path], read };
}

/** Texts with a file for each language: `<folder>/<language>.<ending>`. */
interface TextFiles {
  folder: string;
  ending: "yaml" | "md";
  /** The original first. */
  locales: readonly Locale[];
}

/**
 * Reads the texts of each language as an entry. Missing translations are replaced by the English texts;
 * the build warns of them, and the content check fails. The `lang` of a Markdown entry is its language.
 */
function readTexts(root: string, files: TextFiles, schema: z.ZodMiniType): CollectionContent {
  const { folder, ending, locales } = files;
  const getFilePath = (locale: Locale | undefined) => `${folder}/${locale}.${ending}`;
  const [originalLocale] = locales;
  const original = readContentFile(root, getFilePath(originalLocale));
  if (!original) {
    const message = "the file is missing: every text must have its original";
    return {
      entries: [],
      issues: addSeverity([{ path: getFilePath(originalLocale), message }], "error"),
    };
  }
  const results = locales.map((locale) => {
    const path = getFilePath(locale);
    const read = (file?: ContentFile) => readLanguage(file, { path, locale, original, schema });
    const result = read(locale === originalLocale ? original : readContentFile(root, path));
    // A language in preparation is shown in English where it has mistakes.
    if (result.entries.length > 0 || isReleased(locale)) return result;
    return { ...result, entries: read().entries };
  });
  const [originalResult, ...translations] = results;
  if (!originalResult?.issues.some(isError)) return joinResults(results);
  // How a translation differs from an original with mistakes follows from these.
  return joinResults([
    originalResult,
    ...translations.map(({ entries, issues }) => ({ entries, issues: issues.filter(isError) })),
  ]);
}

function joinResults(results: readonly CollectionContent[]): CollectionContent {
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
function readLanguage(file: ContentFile | undefined, options: LanguageOptions): CollectionContent {
  const { path, locale, original, schema } = options;
  if (file?.issue) return { entries: [], issues: addSeverity([file.issue], "error") };
  const createIssue = (key: string, message: string) =>
    file ? createIssueAt(file, key, message) : { path, message };
  const untranslated = file
    ? []
    : [createIssue("", `the file is missing: English is shown in ${getLanguageName(locale)}`)];
  if (original.issue) return { entries: [], issues: markUntranslated(untranslated) };
  const isProse = path.endsWith(".md");
  const differences: Differences = { missing: [], extra: [] };
  const translation = file ? getDataToTranslate(file) : {};
  const data = {
    ...(isContentObject(file?.data) && file.data),
    ...mergeTranslation(getDataToTranslate(original), translation, differences),
  } as ContentObject;
  const isTranslated = file !== undefined && file.body !== "";
  const { body, bodyLine } = isTranslated ? file : original;
  if (isProse) data.lang = isTranslated ? locale : original.locale;
  const isOwn = (key: string) => file === original || (!!file && hasKey(file.data, key));
  const { valid, issues } = validate(schema, data, file ?? original, { locale, isOwn });
  const lacksProse = isProse && !isTranslated;
  if (file && file !== original) {
    if (lacksProse) differences.missing.push("text");
    const message = `the ${getLanguageName(locale)} text is missing: English is shown`;
    untranslated.push(...differences.missing.map((key) => createIssue(key, message)));
  }
  // Keys that the schema does not know are errors already.
  const extra = differences.extra.filter((key) => !issues.some((issue) => issue.key === key));
  const mismatches = file ? compareTranslation(schema, original, file) : [];
  return {
    entries: valid
      ? [
          {
            id: locale,
            data: (isProse ? valid : resolveLinks(valid, locale)) as ContentObject,
            filePath: (file ?? original).path,
            ...(isProse && { body, bodyLine }),
          },
        ]
      : [],
    issues: [
      ...addSeverity(issues, "error"),
      ...markUntranslated(untranslated),
      ...addSeverity(
        [
          ...(lacksProse && file === original
            ? [createIssue("text", "the text below the lines of dashes is missing")]
            : []),
          ...extra.map((key) =>
            createIssue(key, "is not in the English list: add it there, or remove it here"),
          ),
          ...mismatches.map(({ key, message }) => createIssue(key, message)),
        ],
        "warning",
      ),
    ],
  };
}

function markUntranslated(issues: readonly ContentIssue[]): ReportedIssue[] {
  return addSeverity(issues, "warning").map((issue) => ({ ...issue, isUntranslated: true }));
}
