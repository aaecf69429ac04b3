import { existsSync } from "node:fs";
import { join } from "node:path";
import { catalog } from "#load/catalog.ts";
import { walkLeaves } from "#load/files/content-tree.ts";
import type { SameInAllLanguages } from "#load/schema/same-in-all-languages.ts";
import { placeholderPattern } from "#locale/interpolate.ts";
import { findOriginal, type GroupedContentFile } from "./content-files.ts";

/** Reads the list of texts that translations may share with English. `undefined`: there is a mistake in it. */
export function readAllowList(root: string): SameInAllLanguages | undefined {
  const { sameInAllLanguages } = catalog;
  const [list] = sameInAllLanguages.read(root).entries;
  if (list) return list.data as unknown as SameInAllLanguages;
  return existsSync(join(root, sameInAllLanguages.path)) ? undefined : { values: [], keys: [] };
}

/** Texts of translations that equal the English ones and are not on the list, and its unused entries. */
export function findSameTexts(files: readonly GroupedContentFile[], allowed?: SameInAllLanguages) {
  // The issue of the list is reported alone: those that follow from it would hide it.
  if (!allowed) return { sameTexts: [], unusedEntries: [] };
  const usedReasons = new Set<string>();
  const isAllowed = (group: string, key: string, value: string) => {
    const path = `${group.replace(/^content\//, "")}: ${key}`;
    const reason = allowed.values.includes(value)
      ? value
      : allowed.keys.find((pattern) => matches(pattern, path));
    if (reason !== undefined) usedReasons.add(reason);
    return reason !== undefined;
  };
  const sameTexts = files.flatMap((file) => {
    const original = findOriginal(files, file);
    if (!original) return [];
    const english = new Map(walkLeaves(original.texts));
    return [...walkLeaves(file.texts)].flatMap(([key, value]) => {
      const same = typeof value === "string" && value === english.get(key);
      if (!same || !/\p{L}/u.test(value.replace(placeholderPattern, ""))) return [];
      return isAllowed(file.group, key, value) ? [] : [{ file, key, text: value }];
    });
  });
  const unusedEntries = [...allowed.values, ...allowed.keys].filter(
    (entry) => !usedReasons.has(entry),
  );
  return { sameTexts, unusedEntries };
}

function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.split("*").map(RegExp.escape).join(".*")}$`).test(path);
}
