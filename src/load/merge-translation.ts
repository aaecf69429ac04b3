import { markFallback } from "./fallback.ts";

/** Content by its keys. */
export type Tree = Record<string, unknown>;

/**
 * The translation with what it lacks taken from the original, each such text marked as English.
 * Paths of what was missing are added to `missing`. Keys that only the translation has are kept,
 * so that the schema can refuse them.
 */
export function mergeTranslation(
  original: Tree,
  translation: Tree,
  missing: string[],
  path = "",
): Tree {
  const merged: Tree = { ...translation };
  for (const [key, value] of Object.entries(original)) {
    const here = path ? `${path}.${key}` : key;
    const translated = translation[key];
    if (translated === undefined || translated === null || translated === "") {
      missing.push(here);
      merged[key] = markAll(value);
    } else if (isTree(value) && isTree(translated)) {
      merged[key] = mergeTranslation(value, translated, missing, here);
    }
  }
  return merged;
}

function isTree(value: unknown): value is Tree {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function markAll(value: unknown): unknown {
  if (typeof value === "string") return markFallback(value);
  if (Array.isArray(value)) return value.map(markAll);
  if (!isTree(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, markAll(inner)]));
}
