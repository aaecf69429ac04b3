import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { defaultLocale, type Locale } from "#locale/languages.ts";
import {
  type ContentIssue,
  type ContentLocation,
  findFileLocale,
  LineError,
} from "../content-issue.ts";
import { type ContentObject, isContentObject } from "./content-tree.ts";
import { fillFromDefaultLocale } from "./fill-from-default-locale.ts";
import { parseJson, parseYaml } from "./parse-yaml.ts";
import {
  brandFile,
  factsFile,
  fillSharedValues,
  methodFile,
  procurementFile,
  type SharedValues,
} from "./shared-values.ts";

/** A file of content as written, with line numbers. */
export interface ContentFile {
  /** From the root of the project: content/pages/home/sv.yaml. */
  path: string;
  /** The language of a file named en.yaml, sv.md and so on; `undefined` if all languages share it. */
  locale: Locale | undefined;
  /** Its data; of a Markdown file the front matter; `undefined` if it cannot be parsed. */
  data: unknown;
  /** The Markdown below the data, and the line on which it begins. */
  body: string;
  bodyLine: number;
  /** Why the file cannot be parsed. */
  issue: ContentIssue | undefined;
  /**
   * First and last line of a key, such as "hero.points.0"; if it does not exist, of its nearest ancestor.
   * The key of Markdown is "text".
   */
  getLines(key: string): [first: number, last: number];
}

/** A file of content with the values that all texts share filled in; `undefined` if there is no such file. */
export function readContentFile(root: string, path: string): ContentFile | undefined {
  const file = readRawContentFile(root, path);
  if (!file) return undefined;
  const values = readSharedValues(root);
  const locale = file.locale ?? defaultLocale;
  return {
    ...file,
    data: fillSharedValues(file.data, values, locale),
    body: fillSharedValues(file.body, values, locale),
  };
}

/** The last parsed text of each file, by its path; copies of the content share it. */
const cachedFiles = new Map<string, { text: string; file: ContentFile }>();

/**
 * A file of content as written, or `undefined` if there is no such file. Cached until it changes, since every
 * reader and check needs it.
 */
export function readRawContentFile(root: string, path: string): ContentFile | undefined {
  const text = readText(root, path);
  if (text === undefined) return undefined;
  const cached = cachedFiles.get(path);
  if (cached?.text === text) return cached.file;
  const file = parseContent(path, text);
  cachedFiles.set(path, { text, file });
  return file;
}

let cachedValues: { sharedData: unknown[]; values: SharedValues } | undefined;

/**
 * The values that all texts share. Combined again only when one of their files changes, since every text needs
 * them.
 */
function readSharedValues(root: string): SharedValues {
  const files = [brandFile, factsFile, methodFile, procurementFile];
  const sharedData = files.map((path) => readRawContentFile(root, path)?.data);
  if (!cachedValues?.sharedData.every((part, index) => part === sharedData[index])) {
    const [brand = {}, facts = {}, method = {}, procurement = {}] = sharedData.map((data) =>
      fillFromDefaultLocale(data ?? {}),
    );
    cachedValues = {
      sharedData,
      values: combineSharedValues(brand, facts, { method, procurement }),
    };
  }
  return cachedValues.values;
}

/**
 * The brand, whose own texts may use the product's name and each other, the figures of method and procurement, and the
 * statements, which may use all of these.
 */
function combineSharedValues(
  brandValues: SharedValues,
  facts: SharedValues,
  figures: Pick<SharedValues, "method" | "procurement">,
): SharedValues {
  const named = fillSharedValues(brandValues, { name: brandValues.name }, defaultLocale);
  const brand = fillSharedValues(named, named, defaultLocale);
  return {
    ...brand,
    statements: fillSharedValues(facts.statements, { ...brand, ...figures }, defaultLocale),
    legal: facts.legal,
    ...figures,
  };
}

/** Parses a YAML, JSON or Markdown file. Never throws: a broken file has an `issue`. */
export function parseContent(path: string, text: string): ContentFile {
  const prose = isProse(path) ? splitFrontMatter(text) : undefined;
  const { head: data, body, bodyLine } = prose ?? { head: text, body: "", bodyLine: 1 };
  const offset = prose?.head ? 1 : 0;
  const file = {
    path,
    locale: findFileLocale(path),
    data: undefined as unknown,
    body,
    bodyLine,
    issue: undefined as ContentIssue | undefined,
  };
  let getLines: ContentFile["getLines"] | undefined;
  const textIssue = findTextIssue(text, prose);
  if (textIssue) {
    const line = text.slice(0, textIssue.offset).split("\n").length;
    file.issue = { path, line, message: textIssue.message };
    return { ...file, getLines: () => [1, 1] };
  }
  try {
    if (extname(path) === ".json") file.data = parseJson(text);
    else ({ data: file.data, getLines } = parseYaml(data));
    if (file.data === undefined && !prose) {
      file.issue = { path, line: 1, message: "the file is empty" };
    }
  } catch (error) {
    if (!(error instanceof LineError)) throw error;
    file.issue = { path, line: error.line + offset, message: error.message };
  }
  return {
    ...file,
    getLines: (key) => {
      if (file.issue) return [1, 1];
      if (prose && key === "text") return [bodyLine, bodyLine + body.split("\n").length - 1];
      // JSON is also YAML, and parsed as such only when a line is needed.
      getLines ??= parseYaml(data).getLines;
      const [first, last] = getLines(key);
      return [first + offset, last + offset];
    },
  };
}

/** Why a file is not readable as text, or a Markdown file has no valid front matter, and where. */
function findTextIssue(text: string, prose: { head: string } | undefined) {
  const unreadable = text.indexOf("\ufffd");
  if (unreadable >= 0) {
    return {
      offset: unreadable,
      message: "has a character that cannot be read: save the file as UTF-8",
    };
  }
  const conflict = text.search(/^(?:<{7}|\|{7}|>{7})(?: |$)|^={7}$/m);
  if (conflict >= 0) {
    return {
      offset: conflict,
      message: "git has left two versions here: keep one, and remove the lines of <, = and >",
    };
  }
  if (prose?.head === "" && /^title:/m.test(text)) {
    const message =
      "the file must begin with a line of three dashes, and have another below title and summary";
    return { offset: 0, message };
  }
  return undefined;
}

/**
 * Splits a Markdown file into the YAML between two lines of dashes, if it starts with one, and the Markdown
 * below, with the line on which that begins.
 */
export function splitFrontMatter(text: string) {
  const match = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  const rest = text.slice(match?.[0].length ?? 0);
  const above = text.slice(0, text.length - rest.trimStart().length);
  return { head: match?.[1] ?? "", body: rest.trim(), bodyLine: above.split("\n").length };
}

/** The data that translations share: all but the day on which a lawyer confirmed this language. */
export function getDataToTranslate({ data }: ContentFile): ContentObject {
  const { confirmed: _, ...others } = isContentObject(data) ? data : {};
  return others;
}

/** All texts of a file: its data, of Markdown with the body as the key "text". */
export function getTexts(file: ContentFile): unknown {
  if (!isProse(file.path) || file.issue) return file.data;
  return { ...getDataToTranslate(file), text: file.body };
}

export function getLocation(file: ContentFile, key: string): ContentLocation {
  const { path } = file;
  const isBody = isProse(path) && key === "text";
  return { path, line: file.getLines(key)[0], ...(key !== "" && !isBody && { key }) };
}

export function createIssueAt(file: ContentFile, key: string, message: string): ContentIssue {
  return { ...getLocation(file, key), message };
}

/** Creates an issue for a line of the Markdown of a file, counted from 1. */
export function createBodyIssue(
  file: Pick<ContentFile, "path" | "bodyLine">,
  line: number,
  message: string,
): ContentIssue {
  return { ...getBodyLocation(file, line), message };
}

/** The location of a line of a file's Markdown, counted from 1. */
export function getBodyLocation(
  { path, bodyLine }: Pick<ContentFile, "path" | "bodyLine">,
  line: number,
): ContentLocation {
  return { path, line: bodyLine + line - 1 };
}

function isProse(path: string): boolean {
  return extname(path) === ".md";
}

/** Whether there is a file, and not a folder, at a path from the root of the project. */
export function isFile(root: string, path: string): boolean {
  return statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The text of a file without its byte order mark; `undefined` if there is no such file. */
export function readText(root: string, path: string): string | undefined {
  return isFile(root, path)
    ? readFileSync(join(root, path), "utf8").replace(/^\ufeff/, "")
    : undefined;
}
