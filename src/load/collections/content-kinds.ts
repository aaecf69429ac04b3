import { basename } from "node:path";
import * as z from "zod/mini";
import { type Locale, locales } from "#locale/languages";
import { checkPicture, type PictureCheck } from "../checks/pictures.ts";
import { locationOf, readSource } from "../source/content-source.ts";
import { fillFromEnglish } from "../source/fill-from-english.ts";
import { splitByRelease } from "./in-preparation.ts";
import { type Reading, readTexts, validate } from "./read-texts.ts";

/** A kind of content: where it is, its schema, and how it is read. */
export interface ContentKind<Schema extends z.ZodMiniType = z.ZodMiniType> {
  /** Its directory, or its only file, from the root of the project. */
  path: string;
  /** The schema of an entry. */
  schema: Schema;
  /** Its files, and the schema of the data of a whole file: of Markdown, what stands above the text. */
  files: string[];
  fileSchema: z.ZodMiniType;
  /** If they are Markdown, its texts by id, and the languages of each. */
  texts?: Record<string, readonly Locale[]>;
  read: (root: string) => Reading;
}

/** Words in a directory, one YAML file per language. */
export function words<S extends z.ZodMiniType>(path: string, schema: S): ContentKind<S> {
  const files = locales.map((locale) => `${path}/${locale}.yaml`);
  const read = (root: string) =>
    readTexts(root, { folder: path, ending: "yaml", languages: locales }, schema);
  return { path, schema, files, fileSchema: schema, read };
}

/** Markdown texts, a directory for each with one file per language. */
export function prose<S extends z.ZodMiniType, Id extends string>(
  path: string,
  ids: readonly Id[],
  schema: S,
  localesOf: (id: Id) => readonly Locale[] = () => locales,
): ContentKind<S> {
  const readOne = (root: string, id: Id): Reading => {
    const folder = `${path}/${id}`;
    const reading = readTexts(root, { folder, ending: "md", languages: localesOf(id) }, schema);
    return {
      ...reading,
      entries: reading.entries.map((one) => ({ ...one, id: `${id}/${one.id}` })),
    };
  };
  const read = (root: string) => ids.map((id) => readOne(root, id)).reduce(join);
  const texts = Object.fromEntries(ids.map((id) => [id, localesOf(id)]));
  const files = ids.flatMap((id) => localesOf(id).map((locale) => `${path}/${id}/${locale}.md`));
  return { path, schema, files, fileSchema: schema, texts, read };
}

/** Keys of an entry that hold the path of a picture in `content`, and the check of that picture. */
export type PictureChecks = Record<string, PictureCheck>;

/** A file that is one entry: its id is the name of the file. */
export function single<S extends z.ZodMiniType>(
  path: string,
  schema: S,
  checks?: PictureChecks,
): ContentKind<S> {
  return dataFile(path, schema, schema, (data) => [[basename(path, ".yaml"), "", data]], checks);
}

/**
 * A file that is a list, possibly empty. Collections are sorted by id: numbers of equal length keep the
 * order.
 */
export function list<S extends z.ZodMiniType>(
  path: string,
  schema: S,
  checks?: PictureChecks,
): ContentKind<S> {
  const toEntries: ToEntries = (data) =>
    (data as unknown[]).map((entry, index) => [String(1_000_000 + index), `${index}.`, entry]);
  return dataFile(path, schema, z.array(schema), toEntries, checks);
}

/** A file whose keys are the ids of its entries. */
export function record<S extends z.ZodMiniType>(
  path: string,
  schema: S,
  id: z.ZodMiniType<string, string> = z.string(),
): ContentKind<S> {
  return dataFile(path, schema, z.record(id, schema), (data) =>
    Object.entries(data as object).map(([id, entry]) => [id, `${id}.`, entry]),
  );
}

/**
 * A kind whose valid entries are also checked against other content: `find` gives what is wrong, as
 * problems or as warnings. With a problem the kind has no entries.
 */
export function checked<S extends z.ZodMiniType>(
  kind: ContentKind<S>,
  severity: "problems" | "warnings",
  find: (root: string) => string[],
): ContentKind<S> {
  const read = (root: string) => {
    const reading = kind.read(root);
    if (reading.problems.length > 0) return reading;
    const found = splitByRelease(find(root), severity, reading.entries);
    const whole = join({ ...reading, entries: [] }, found);
    return whole.problems.length > 0 ? { ...whole, entries: [] } : whole;
  };
  return { ...kind, read };
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
): ContentKind<S> {
  const read = (root: string): Reading => {
    const source = readSource(root, path);
    if (!source) return { ...nothing, problems: [`${path} is missing`] };
    if (source.problem) return { ...nothing, problems: [source.problem] };
    const { valid, mistakes: problems } = validate(fileSchema, source.data, source);
    if (problems.length > 0) return { ...nothing, problems };
    const entries = toEntries(fillFromEnglish(valid)).map(([id, keys, entry]) => {
      const data = entry as Record<string, unknown>;
      for (const [key, check] of Object.entries(checks)) {
        const picture = data[key];
        const mistake = typeof picture === "string" && checkPicture(root, picture, check);
        if (mistake) problems.push(`${locationOf(source, keys + key)}: ${mistake}`);
      }
      return { id, data, filePath: path };
    });
    return { ...nothing, entries: problems.length > 0 ? [] : entries, problems };
  };
  return { path, schema, files: [path], fileSchema, read };
}

const nothing: Reading = { entries: [], problems: [], warnings: [], unfinished: [], gaps: [] };

function join(one: Reading, other: Reading): Reading {
  return {
    entries: [...one.entries, ...other.entries],
    problems: [...one.problems, ...other.problems],
    warnings: [...one.warnings, ...other.warnings],
    unfinished: [...one.unfinished, ...other.unfinished],
    gaps: [...one.gaps, ...other.gaps],
  };
}
