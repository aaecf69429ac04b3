import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Loader, LoaderContext } from "astro/loaders";
import { parse } from "yaml";
import { defaultLocale, locales } from "#locale/languages";
import { folderLoader } from "./folder-loader.ts";
import { mergeTranslation } from "./merge-translation.ts";

/**
 * Loads `<folder>/<language>.yaml`, one entry a language. What a translation lacks is taken from
 * English and marked as such; the build warns, and the content check fails.
 */
export function localizedYaml(folder: string): Loader {
  return folderLoader("localized-yaml", folder, (root, context) => loadAll(folder, root, context));
}

async function loadAll(folder: string, root: string, context: LoaderContext): Promise<void> {
  const original = await readYaml(join(root, folder, `${defaultLocale}.yaml`));
  for (const locale of locales) {
    const filePath = `${folder}/${locale}.yaml`;
    const path = join(root, filePath);
    const translation = existsSync(path) ? await readYaml(path) : {};
    const missing: string[] = [];
    const data = mergeTranslation(original, translation, missing);
    for (const key of missing)
      context.logger.warn(`${filePath}: ${key} is missing, English is shown`);
    const parsed = await context.parseData({ id: locale, data, filePath });
    context.store.set({
      id: locale,
      data: parsed,
      filePath,
      digest: context.generateDigest(parsed),
    });
  }
}

async function readYaml(path: string): Promise<Record<string, unknown>> {
  try {
    return parse(await readFile(path, "utf8")) ?? {};
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
