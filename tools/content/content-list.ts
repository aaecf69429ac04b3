import { existsSync, globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { parse } from "yaml";
import type { SameInAllLanguages } from "./untranslated.ts";

const allowList = "content/same-in-all-languages.yaml";

/** The files of words and facts, as paths from the root: all of `content` but what serves checks. */
export function listContent(root: string): string[] {
  return globSync("content/**/*.{yaml,json,md}", { cwd: root })
    .map((path) => path.split(sep).join("/"))
    .filter((path) => path !== allowList)
    .sort();
}

/** What translations may share with the English files. */
export function readAllowList(root: string): SameInAllLanguages {
  const path = join(root, allowList);
  const list = existsSync(path) ? parse(readFileSync(path, "utf8")) : {};
  return { values: list.values ?? [], keys: list.keys ?? [] };
}
