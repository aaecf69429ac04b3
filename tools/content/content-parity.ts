import { comparePlaceholders, hasKey, leavesOf } from "#load/source/keys";
import { defaultLocale, type Locale, languageName, locales } from "#locale/languages";
import { localesOf, pageIds } from "#locale/routes";
import type { ContentFile } from "./content-files.ts";

/**
 * Where translations differ in shape from the English file, or lack their file, each as
 * "file:line: key: what is wrong". A page that does not exist in a language needs no file there.
 */
export function findParityProblems(files: ContentFile[]): string[] {
  const localized = files.filter(({ locale }) => locale !== undefined);
  const groups = Map.groupBy(localized, ({ group }) => group);
  return [...groups].flatMap(([group, members]) => {
    const present = new Map(members.map((file) => [file.locale, file]));
    const original = present.get(defaultLocale);
    const missing = languagesOf(group).filter((locale) => !present.has(locale));
    return [
      ...missing.map((locale) => `${group}: has no file for ${languageName(locale)}`),
      ...members.flatMap((file) =>
        original && file !== original
          ? compare(original.content, file.content, "").map(
              ([key, problem]) => `${file.placeOf(key)}: ${problem}`,
            )
          : [],
      ),
    ];
  });
}

/** Files and keys that a language lacks, with the place at which they belong. */
export function findGaps(files: readonly ContentFile[]): { locale: Locale; place: string }[] {
  const localized = files.filter(({ locale }) => locale !== undefined);
  const groups = Map.groupBy(localized, ({ group }) => group);
  return [...groups].flatMap(([group, members]) => {
    const original = members.find(({ locale }) => locale === defaultLocale);
    return languagesOf(group).flatMap((locale) => {
      const file = members.find((member) => member.locale === locale);
      if (!file) return [{ locale, place: `${group.replace("/*.md", "")}: the whole file` }];
      const lacks = [...leavesOf(original?.content)].filter(([key]) => !hasKey(file.content, key));
      return lacks.map(([key]) => ({ locale, place: file.placeOf(key) }));
    });
  });
}

function languagesOf(group: string): Locale[] {
  const [, folder, name] = group.split("/");
  const page = pageIds.find((id) => id === name);
  return page && (folder === "pages" || folder === "legal") ? localesOf(page) : locales;
}

type Finding = [key: string, problem: string];

function compare(original: unknown, translated: unknown, key: string): Finding[] {
  const shape = shapeOf(translated);
  if (shape !== shapeOf(original)) return [[key, `is a ${shape}, not a ${shapeOf(original)}`]];
  if (Array.isArray(original) && Array.isArray(translated)) {
    const [expected, found] = [original.length, translated.length];
    const entries = original.slice(0, found);
    return [
      ...(found === expected ? [] : [[key, `has ${found} entries, not ${expected}`] as Finding]),
      ...entries.flatMap((entry, i) => compare(entry, translated[i], `${key}.${i}`)),
    ];
  }
  if (shape === "group") return compareGroups(original as Keyed, translated as Keyed, key);
  if (typeof original !== "string" || typeof translated !== "string") return [];
  const problem = comparePlaceholders(original, translated);
  return problem ? [[key, problem]] : [];
}

type Keyed = Record<string, unknown>;

function compareGroups(original: Keyed, translated: Keyed, path: string): Finding[] {
  const full = (key: string) => (path === "" ? key : `${path}.${key}`);
  const missing = Object.keys(original).filter((key) => !(key in translated));
  const extra = Object.keys(translated).filter((key) => !(key in original));
  const common = Object.keys(original).filter((key) => key in translated);
  return [
    ...missing.map((key): Finding => [path, `the key "${key}" is missing`]),
    ...extra.map((key): Finding => [full(key), "is not in the English file"]),
    ...common.flatMap((key) => compare(original[key], translated[key], full(key))),
  ];
}

function shapeOf(value: unknown): "group" | "list" | "number" | "text" | "switch" {
  if (Array.isArray(value)) return "list";
  if (typeof value === "object" && value !== null) return "group";
  if (typeof value === "number") return "number";
  return typeof value === "boolean" ? "switch" : "text";
}

/** Values without any word, each as "file:line: key: is empty". */
export function findEmptyValues(files: ContentFile[]): string[] {
  return files.flatMap(({ content, placeOf }) =>
    [...leavesOf(content)]
      .filter(([, value]) => value === null || (typeof value === "string" && value.trim() === ""))
      .map(([key]) => `${placeOf(key)}: is empty`),
  );
}
