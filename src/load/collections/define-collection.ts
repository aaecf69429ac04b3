import { basename } from "node:path";
import * as z from "zod/mini";
import { defaultLocale, type Locale, locales } from "#locale/languages.ts";
import { type ContentIssue, isError, withSeverity } from "../content-issue.ts";
import { readContentFile } from "../files/content-file.ts";
import { fillFromEnglish } from "../files/fill-from-english.ts";
import type { ContentGroup } from "../files/keys.ts";
import { validate } from "../files/validate.ts";
import { type ContentEntry, joinResults, type ReadResult, readTexts } from "./read-texts.ts";

/** A collection of content, as Astro calls it: where it is, its schema, and how it is read. */
export interface ContentCollection<Schema extends z.ZodMiniType = z.ZodMiniType> {
  /** Its directory, or its only file, from the root of the project. */
  path: string;
  /** The schema of an entry. */
  schema: Schema;
  /** The schema of the data of a whole file: of Markdown, what stands above the text. */
  fileSchema: z.ZodMiniType;
  /** The paths of its files. */
  listFiles: (root: string) => string[];
  /** If they are Markdown, its texts by id, and the languages of each. */
  listTexts?: (root: string) => Map<string, readonly Locale[]>;
  read: (root: string) => ReadResult;
}

/** Words in a directory, one YAML file per language. */
export function defineTexts<S extends z.ZodMiniType>(
  path: string,
  schema: S,
): ContentCollection<S> {
  const files = locales.map((locale) => `${path}/${locale}.yaml`);
  const read = (root: string) =>
    readTexts(root, { folder: path, ending: "yaml", languages: locales }, schema);
  return { path, schema, fileSchema: schema, listFiles: () => files, read };
}

/** Markdown texts, a directory for each with one file per language. */
export function defineProse<S extends z.ZodMiniType, Id extends string>(
  path: string,
  listIds: (root: string) => readonly Id[],
  schema: S,
  localesOf: (id: Id) => readonly Locale[] = () => locales,
): ContentCollection<S> {
  const readOne = (root: string, id: Id): ReadResult => {
    const folder = `${path}/${id}`;
    const result = readTexts(root, { folder, ending: "md", languages: localesOf(id) }, schema);
    return {
      ...result,
      entries: result.entries.map((one) => ({ ...one, id: `${id}/${one.id}` })),
    };
  };
  const read = (root: string) => joinResults(listIds(root).map((id) => readOne(root, id)));
  const listTexts = (root: string) => new Map(listIds(root).map((id) => [id, localesOf(id)]));
  const listFiles = (root: string) =>
    [...listTexts(root)].flatMap(([id, languages]) =>
      languages.map((locale) => `${path}/${id}/${locale}.md`),
    );
  return { path, schema, fileSchema: schema, listFiles, listTexts, read };
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
export function defineList<S extends z.ZodMiniType>(path: string, schema: S): ContentCollection<S> {
  return defineDataFile(path, schema, z.array(schema), (data) =>
    (data as unknown[]).map((entry, index) => [String(1_000_000 + index), entry]),
  );
}

/** A file whose keys are the ids of its entries. */
export function defineRecord<S extends z.ZodMiniType>(
  path: string,
  schema: S,
  id: z.ZodMiniType<string, string> = z.string(),
): ContentCollection<S> {
  return defineDataFile(path, schema, z.record(id, schema), (data) =>
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
  const read = (root: string): ReadResult => {
    const { entries, issues } = collection.read(root);
    if (issues.some(isError)) return { entries, issues };
    const found = withSeverity(find(root), severity);
    if (found.some(isError)) return { entries: [], issues: [...issues, ...found] };
    const broken = new Set(severity === "error" ? found.map(({ path }) => path) : []);
    return {
      entries: entries.map((one) =>
        broken.has(one.filePath) ? fallBackToEnglish(one, entries) : one,
      ),
      issues: [...issues, ...found],
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
  const read = (root: string): ReadResult => {
    const createFailure = (issues: ContentIssue[]) => ({
      entries: [],
      issues: withSeverity(issues, "error"),
    });
    const file = readContentFile(root, path);
    if (!file) return createFailure([{ path, message: "the file is missing" }]);
    if (file.issue) return createFailure([file.issue]);
    const { valid, issues } = validate(fileSchema, file.data, file);
    if (issues.length > 0) return createFailure(issues);
    const entries = toEntries(fillFromEnglish(valid)).map(([id, data]) => ({
      id,
      data: data as ContentGroup,
      filePath: path,
    }));
    return { entries, issues: [] };
  };
  return { path, schema, fileSchema, listFiles: () => [path], read };
}
