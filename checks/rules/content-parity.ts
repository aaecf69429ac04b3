import { defaultLocale, type Locale, locales } from "#locale/languages";
import { localesOf, pageIds } from "#locale/routes";
import { type ContentFile, leavesOf } from "./content-files.ts";

/**
 * Where translations differ in shape from the English file, or lack their file, each as
 * "file: key: what is wrong". A page that does not exist in a language needs no file there.
 */
export function findParityProblems(files: ContentFile[]): string[] {
  const localized = files.filter(({ locale }) => locale !== undefined);
  const groups = Map.groupBy(localized, ({ group }) => group);
  return [...groups].flatMap(([group, members]) => {
    const present = new Map(members.map((file) => [file.locale, file]));
    const original = present.get(defaultLocale);
    const missing = languagesOf(group).filter((locale) => !present.has(locale));
    return [
      ...missing.map((locale) => `${group}: has no file for ${locale}`),
      ...members.flatMap((file) =>
        original && file !== original
          ? compare(original.content, file.content, "").map((problem) => `${file.path}: ${problem}`)
          : [],
      ),
    ];
  });
}

function languagesOf(group: string): Locale[] {
  const [, folder, name] = group.split("/");
  const page = pageIds.find((id) => id === name);
  return page && (folder === "pages" || folder === "legal") ? localesOf(page) : locales;
}

function compare(original: unknown, translated: unknown, path: string): string[] {
  const shape = shapeOf(translated);
  if (shape !== shapeOf(original)) return [`${path}: is a ${shape}, not a ${shapeOf(original)}`];
  if (Array.isArray(original) && Array.isArray(translated)) {
    const [expected, found] = [original.length, translated.length];
    return [
      ...(found === expected ? [] : [`${path}: has ${found} entries, not ${expected}`]),
      ...original
        .slice(0, found)
        .flatMap((entry, i) => compare(entry, translated[i], `${path}.${i}`)),
    ];
  }
  if (shape === "group") return compareGroups(original as Keyed, translated as Keyed, path);
  if (typeof original !== "string" || typeof translated !== "string") return [];
  const [expected, found] = [placeholders(original), placeholders(translated)];
  return expected === found
    ? []
    : [`${path}: fills in ${found || "nothing"}, not ${expected || "anything"}`];
}

type Keyed = Record<string, unknown>;

function compareGroups(original: Keyed, translated: Keyed, path: string): string[] {
  const full = (key: string) => (path === "" ? key : `${path}.${key}`);
  const missing = Object.keys(original).filter((key) => !(key in translated));
  const extra = Object.keys(translated).filter((key) => !(key in original));
  const common = Object.keys(original).filter((key) => key in translated);
  return [
    ...missing.map((key) => `${full(key)}: is missing`),
    ...extra.map((key) => `${full(key)}: is not in the English file`),
    ...common.flatMap((key) => compare(original[key], translated[key], full(key))),
  ];
}

function shapeOf(value: unknown): "group" | "list" | "number" | "text" | "switch" {
  if (Array.isArray(value)) return "list";
  if (typeof value === "object" && value !== null) return "group";
  if (typeof value === "number") return "number";
  return typeof value === "boolean" ? "switch" : "text";
}

function placeholders(text: string): string {
  return [...new Set(text.match(/\{[\w-]+\}/g))].sort().join(" ");
}

/** Values without any word, each as "file: key: is empty". */
export function findEmptyValues(files: ContentFile[]): string[] {
  return files.flatMap(({ path, content }) =>
    [...leavesOf(content)]
      .filter(([, value]) => value === null || (typeof value === "string" && value.trim() === ""))
      .map(([key]) => `${path}: ${key}: is empty`),
  );
}
