import { idOf, isTree, type Tree } from "./source/keys.ts";

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
