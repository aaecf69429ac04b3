import * as z from "zod/mini";
import { placeholders } from "#locale/fill";
import { idOf, isTree, type KeyIssue, leavesOf, partsOf, type Tree } from "../source/keys.ts";

/** The differences of a translation from its original, as keys. */
export interface Differences {
  /** Keys that the translation lacks. */
  missing: string[];
  /** Keys and list entries that only the translation has. */
  extra: string[];
}

/**
 * A translation in which missing texts are taken from the original. List entries are matched by `id`, or
 * by index if they have none, in the order of the original. Differences are added to `differences`. Extra
 * keys are kept, so that the schema can reject them.
 */
export function mergeTranslation(
  original: Tree,
  translation: Tree,
  differences: Differences,
  path = "",
): Tree {
  const merged: Tree = { ...translation };
  for (const [key, value] of Object.entries(original)) {
    const here = path ? `${path}.${key}` : key;
    merged[key] = mergeValue(value, translation[key], differences, here);
  }
  for (const key of Object.keys(translation)) {
    if (!Object.hasOwn(original, key)) differences.extra.push(path ? `${path}.${key}` : key);
  }
  return merged;
}

function mergeValue(
  original: unknown,
  translated: unknown,
  differences: Differences,
  path: string,
): unknown {
  if (translated === undefined || translated === null || translated === "") {
    differences.missing.push(path);
    return original;
  }
  if (Array.isArray(original) && Array.isArray(translated)) {
    return mergeList(original, translated, differences, path);
  }
  if (isTree(original) && isTree(translated)) {
    return mergeTranslation(original, translated, differences, path);
  }
  return translated;
}

function mergeList(
  original: unknown[],
  translation: unknown[],
  differences: Differences,
  path: string,
): unknown[] {
  const nameOf = (entry: unknown, index: number) => idOf(entry) ?? String(index);
  const translations = new Map(translation.map((entry, index) => [nameOf(entry, index), entry]));
  const merged = original.map((entry, index) => {
    const name = nameOf(entry, index);
    const translated = translations.get(name);
    translations.delete(name);
    return mergeValue(entry, translated, differences, `${path}.${name}`);
  });
  differences.extra.push(...[...translations.keys()].map((name) => `${path}.${name}`));
  return [...merged, ...translations.values()];
}

type Json = z.core.JSONSchema.BaseSchema;

/**
 * Choices of a translation (one of some words, yes or no, a number) that differ from the English ones.
 * Entries of lists are compared by their ids, wherever they stand.
 */
export function findOtherChoices(
  schema: z.ZodMiniType,
  original: unknown,
  translation: unknown,
): KeyIssue[] {
  const json = z.toJSONSchema(schema, { unrepresentable: "any" });
  const english = new Map(choicesOf(json, original));
  return [...choicesOf(json, translation)].flatMap(([key, value]) => {
    const expected = english.get(key);
    // What one of the two lacks is reported as missing.
    if (!isGiven(expected) || !isGiven(value) || value === expected) return [];
    return [{ key, message: `is ${value}, but ${expected} in the English file` }];
  });
}

/** All choices with their keys: "items.plan.link.page". */
function* choicesOf(
  schema: Json | undefined,
  content: unknown,
  path: readonly string[] = [],
): Generator<[key: string, value: unknown]> {
  const { enum: words, type } = schema ?? {};
  if (words || type === "boolean" || type === "integer" || type === "number") {
    yield [path.join("."), content];
  }
  if (!Array.isArray(content) && !isTree(content)) return;
  for (const [name, value] of partsOf(content)) {
    const inner = Array.isArray(content) ? schema?.items : schema?.properties?.[name];
    yield* choicesOf(inner as Json | undefined, value, [...path, name]);
  }
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

/** Texts of a translation whose braces differ from those of the original. */
export function findLostPlaceholders(original: unknown, translation: unknown): KeyIssue[] {
  const texts = new Map(leavesOf(original));
  return [...leavesOf(translation)].flatMap(([key, value]) => {
    const text = texts.get(key);
    if (typeof text !== "string" || typeof value !== "string" || value === "") return [];
    const message = comparePlaceholders(text, value);
    return message ? [{ key, message }] : [];
  });
}

/** The braces of a text, each once and sorted: "{limit} {name}". */
function placeholdersOf(text: string): string {
  return [...new Set(text.match(placeholders))].sort().join(" ");
}

/** How the braces of a translation differ from the original's, or `undefined` if they do not. */
function comparePlaceholders(original: string, translated: string): string | undefined {
  const [expected, found] = [placeholdersOf(original), placeholdersOf(translated)];
  if (expected === found) return undefined;
  return `fills in ${found || "nothing"}, but the English text fills in ${expected || "nothing"}`;
}
