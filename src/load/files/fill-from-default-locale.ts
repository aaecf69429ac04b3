import { defaultLocale, isReleased, locales, releasedLocales } from "#locale/languages.ts";
import { type ContentObject, getId, isContentObject } from "./content-tree.ts";

const localesInPreparation = locales.filter((locale) => !isReleased(locale));

/**
 * A copy of the data of a file for all languages, in which languages in preparation have the English text where all
 * others have one. The keys of these texts are added to `missing`.
 */
export function fillFromDefaultLocale<T>(data: T, missing?: string[], path?: string): T;
export function fillFromDefaultLocale(data: unknown, missing: string[] = [], path = ""): unknown {
  if (localesInPreparation.length === 0 || typeof data !== "object" || data === null) return data;
  const getChildPath = (key: string) => (path === "" ? key : `${path}.${key}`);
  if (Array.isArray(data)) {
    return data.map((entry, index) =>
      fillFromDefaultLocale(entry, missing, getChildPath(String(index))),
    );
  }
  const filled: ContentObject = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      fillFromDefaultLocale(value, missing, getChildPath(key)),
    ]),
  );
  if (!releasedLocales.every((locale) => typeof filled[locale] === "string")) return filled;
  for (const locale of localesInPreparation.filter((other) => !filled[other])) {
    filled[locale] = filled[defaultLocale];
    missing.push(getChildPath(locale));
  }
  return filled;
}

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
  original: ContentObject,
  translation: ContentObject,
  differences: Differences,
  path = "",
): ContentObject {
  const merged: ContentObject = { ...translation };
  for (const [key, value] of Object.entries(original)) {
    const childPath = path ? `${path}.${key}` : key;
    const translated = Object.hasOwn(translation, key) ? translation[key] : undefined;
    merged[key] = mergeValue(value, translated, differences, childPath);
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
  if (isContentObject(original) && isContentObject(translated)) {
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
  const getEntryName = (entry: unknown, index: number) => getId(entry) ?? String(index);
  const translations = new Map<string, unknown>();
  // The schema names a second entry with the same id, such as a copy, instead of showing it for the first.
  const repeated: unknown[] = [];
  for (const [index, entry] of translation.entries()) {
    const name = getEntryName(entry, index);
    if (translations.has(name)) repeated.push(entry);
    else translations.set(name, entry);
  }
  const merged = original.map((entry, index) => {
    const name = getEntryName(entry, index);
    const translated = translations.get(name);
    translations.delete(name);
    return mergeValue(entry, translated, differences, `${path}.${name}`);
  });
  differences.extra.push(...[...translations.keys()].map((name) => `${path}.${name}`));
  return [...merged, ...translations.values(), ...repeated];
}
