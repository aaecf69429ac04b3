import { basename } from "node:path";
import * as z from "zod/mini";
import { defaultLocale, type Locale, locales } from "#locale/languages";
import { checkPicture, type PictureCheck } from "../checks/pictures.ts";
import { type ContentIssue, isError, withSeverity } from "../content-issue.ts";
import { locationOf, readSource } from "../source/content-source.ts";
import { fillFromEnglish } from "../source/fill-from-english.ts";
import {
  type ContentEntry,
  joinResults,
  type ReadResult,
  readTexts,
  validate,
} from "./read-texts.ts";

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

/** Keys of an entry that hold the path of a picture in `content`, and the check of that picture. */
export type PictureChecks = Record<string, PictureCheck>;

/** A file that is one entry: its id is the name of the file. */
export function defineSingle<S extends z.ZodMiniType>(
  path: string,
  schema: S,
  checks?: PictureChecks,
): ContentCollection<S> {
  return dataFile(path, schema, schema, (data) => [[basename(path, ".yaml"), "", data]], checks);
}

/**
 * A file that is a list, possibly empty. Collections are sorted by id: numbers of equal length keep the
 * order.
 */
export function defineList<S extends z.ZodMiniType>(
  path: string,
  schema: S,
  checks?: PictureChecks,
): ContentCollection<S> {
  const toEntries: ToEntries = (data) =>
    (data as unknown[]).map((entry, index) => [String(1_000_000 + index), `${index}.`, entry]);
  return dataFile(path, schema, z.array(schema), toEntries, checks);
}

/** A file whose keys are the ids of its entries. */
export function defineRecord<S extends z.ZodMiniType>(
  path: string,
  schema: S,
  id: z.ZodMiniType<string, string> = z.string(),
): ContentCollection<S> {
  return dataFile(path, schema, z.record(id, schema), (data) =>
    Object.entries(data as object).map(([id, entry]) => [id, `${id}.`, entry]),
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
      entries: entries.map((one) => (broken.has(one.filePath) ? inEnglish(one, entries) : one)),
      issues: [...issues, ...found],
    };
  };
  return { ...collection, read };
}

function inEnglish(entry: ContentEntry, entries: readonly ContentEntry[]): ContentEntry {
  const id = entry.id.replace(/[^/]+$/, defaultLocale);
  return { ...entry, ...entries.find((other) => other.id === id), id: entry.id };
}

/** The entries of a file, and the prefix of the keys of each: "0." */
type ToEntries = (data: unknown) => [id: string, keys: string, data: unknown][];

/** A file that all languages share. */
function dataFile<S extends z.ZodMiniType>(
  path: string,
  schema: S,
  fileSchema: z.ZodMiniType,
  toEntries: ToEntries,
  checks: PictureChecks = {},
): ContentCollection<S> {
  const read = (root: string): ReadResult => {
    const failed = (issues: ContentIssue[]) => ({
      entries: [],
      issues: withSeverity(issues, "error"),
    });
    const source = readSource(root, path);
    if (!source) return failed([{ path, message: "the file is missing" }]);
    if (source.issue) return failed([source.issue]);
    const { valid, issues } = validate(fileSchema, source.data, source);
    if (issues.length > 0) return failed(issues);
    const entries = toEntries(fillFromEnglish(valid)).map(([id, keys, entry]) => {
      const data = entry as Record<string, unknown>;
      for (const [key, check] of Object.entries(checks)) {
        const picture = data[key];
        const message = typeof picture === "string" && checkPicture(root, picture, check);
        if (message) issues.push({ ...locationOf(source, keys + key), message });
      }
      return { id, data, filePath: path };
    });
    return issues.length > 0 ? failed(issues) : { entries, issues: [] };
  };
  return { path, schema, fileSchema, listFiles: () => [path], read };
}
