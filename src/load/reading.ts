import { join } from "node:path";
import type * as z from "zod/mini";
import { defaultLocale, type Locale } from "#locale/languages";
import { brandFile, factsFile, fillShared, methodFile, type SharedWords } from "./shared-words.ts";
import { type ContentSource, parseContent, placeOf } from "./source/content-source.ts";
import { complaintsOf, explainIssues } from "./source/explain-issue.ts";
import { readText } from "./source/read-text.ts";

/** A valid piece of content, under the id that pages ask for. */
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
export interface Reading {
  entries: ContentEntry[];
  /** Problems that fail a build. */
  problems: string[];
  /** What a build may have, but a release must not: a missing translation is shown in English. */
  warnings: string[];
}

/** A file of content with the words that all texts share filled in; `undefined` if there is no such file. */
export function readSource(root: string, path: string): ContentSource | undefined {
  const source = parseFile(root, path);
  if (!source) return undefined;
  const words = readSharedWords(root);
  const locale = source.locale ?? defaultLocale;
  return {
    ...source,
    data: fillShared(source.data, words, locale),
    body: fillShared(source.body, words, locale),
  };
}

const parsed = new Map<string, { text: string; source: ContentSource }>();

/** Parses a file, or gives what it held if it has not changed: its readers and each check ask for it. */
function parseFile(root: string, path: string): ContentSource | undefined {
  const text = readText(root, path);
  if (text === undefined) return undefined;
  const file = join(root, path);
  const known = parsed.get(file);
  if (known?.text === text) return known.source;
  const source = parseContent(path, text);
  parsed.set(file, { text, source });
  return source;
}

/**
 * The brand, whose own texts may use the product's name, the promises, which may use the brand's words and
 * the method, and the figures of the method.
 */
function readSharedWords(root: string): SharedWords {
  const named = (parseFile(root, brandFile)?.data ?? {}) as SharedWords;
  const brand = fillShared(named, { name: named.name }, defaultLocale);
  const facts = (parseFile(root, factsFile)?.data ?? {}) as SharedWords;
  const method = (parseFile(root, methodFile)?.data ?? {}) as SharedWords["method"];
  return {
    ...brand,
    promises: fillShared(facts.promises, { ...brand, method }, defaultLocale),
    legal: facts.legal,
    method,
  };
}

/**
 * The problems that a schema finds in `data`. Only those of `source` itself are returned: what was taken
 * from the English file is reported there.
 */
export function findMistakes(
  schema: z.ZodMiniType,
  data: unknown,
  source: ContentSource,
  options: { locale?: Locale; isOwn?: (key: string) => boolean } = {},
): string[] {
  const { locale, isOwn = () => true } = options;
  const result = schema.safeParse(data, { error: explainIssues(locale) });
  const issues = result.success ? [] : result.error.issues;
  const complaints = issues.flatMap((issue) => complaintsOf(issue, data));
  const keys = complaints.map(({ key }) => key);
  return (
    complaints
      // The first problem of a key is enough: a text instead of a list has a wrong length, too.
      .filter(({ key }, index) => isOwn(key) && keys.indexOf(key) === index)
      .map(({ key, words }) => `${placeOf(source, key)}: ${words}`)
  );
}
