import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { PageSettings } from "#server/built-site/build-info.ts";

/** Sources of the pages and of the gazetteer: all that the build imports and reads. */
const sources = [
  "content/**/*",
  "src/**/*",
  "locale/**/*",
  "contract/**/*",
  "instrument/**/*",
  "tools/build/**/*",
  "tools/base-map/*",
  "tools/{admin,content,launch}/*.ts",
  "tools/{read-built-site,project}.ts",
  "public/**/*",
  "astro.config.ts",
  "package.json",
  "package-lock.json",
  "server/{cli,settings,sqlite,time}/*.ts",
  "server/built-site/**/*",
  "server/gazetteer/**/*",
  "server/headers/**/*",
];

/** Unit tests and the gallery's examples are beside the sources, but no part of the pages. */
const besideSources = /\.(test|examples)\.tsx?$/;

/** A hash of all sources of the pages in the folder `root`. */
export function computeFingerprint(root: string, settings: PageSettings): string {
  const { SITE_URL, PLATFORM_URL, HSTS_PRELOAD } = settings;
  return hashFiles(root, sources, `${SITE_URL}\n${PLATFORM_URL}\n${HSTS_PRELOAD}\n`);
}

/** The paths of all sources in `root` that match the patterns, sorted. */
export function listSources(root: string, patterns = sources): string[] {
  return globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !besideSources.test(file))
    .sort();
}

/** A hash of `extraInput`, and of the paths and contents of all sources in `root` that match the patterns. */
export function hashFiles(root: string, patterns: string[], extraInput = ""): string {
  const hash = createHash("sha256").update(extraInput);
  for (const file of listSources(root, patterns)) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}
