import { defaultLocale, localesInPreparation, releasedLocales } from "#locale/languages";
import type { Tree } from "./keys.ts";

/**
 * A copy of the data of a file for all languages, in which languages in preparation have the English text of
 * whatever all others have. The keys of these texts are added to `missing`.
 */
export function fillFromEnglish<T>(data: T, missing?: string[], path?: string): T;
export function fillFromEnglish(data: unknown, missing: string[] = [], path = ""): unknown {
  if (localesInPreparation.length === 0 || typeof data !== "object" || data === null) return data;
  const inner = (key: string) => (path === "" ? key : `${path}.${key}`);
  if (Array.isArray(data)) {
    return data.map((entry, index) => fillFromEnglish(entry, missing, inner(String(index))));
  }
  const filled: Tree = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, fillFromEnglish(value, missing, inner(key))]),
  );
  if (!releasedLocales.every((locale) => typeof filled[locale] === "string")) return filled;
  for (const locale of localesInPreparation.filter((other) => !filled[other])) {
    filled[locale] = filled[defaultLocale];
    missing.push(inner(locale));
  }
  return filled;
}
