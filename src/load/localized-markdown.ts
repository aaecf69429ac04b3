import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Loader, LoaderContext } from "astro/loaders";
import { defaultLocale, type Locale, locales } from "#locale/languages";
import { folderLoader } from "./folder-loader.ts";
import { type Prose, splitFrontMatter } from "./front-matter.ts";
import { mergeTranslation } from "./merge-translation.ts";

/**
 * Loads `<folder>/<id>/<language>.md` as the entry "<id>/<language>", its prose as the entry's body.
 * Prose that a translation lacks is taken from English: the entry's `lang` tells so, the build warns,
 * and the content check fails.
 */
export function localizedMarkdown(folder: string, ids: readonly string[]): Loader {
  return folderLoader("localized-markdown", folder, async (root, context) => {
    for (const id of ids) await loadProse(`${folder}/${id}`, id, root, context);
  });
}

async function loadProse(folder: string, id: string, root: string, context: LoaderContext) {
  const originalPath = `${folder}/${defaultLocale}.md`;
  const original = await readProse(root, originalPath);
  if (!original) throw new Error(`${originalPath} is missing: every text needs its English file`);
  for (const locale of locales) {
    const filePath = `${folder}/${locale}.md`;
    const translation = await readProse(root, filePath);
    const missing: string[] = [];
    const prose = translateProse(original, translation, locale, missing);
    for (const what of missing) {
      context.logger.warn(`${filePath}: ${what} is missing, English is shown`);
    }
    const entry = { id: `${id}/${locale}`, filePath: translation ? filePath : originalPath };
    const data = await context.parseData({ ...entry, data: prose.data });
    context.store.set({
      ...entry,
      data,
      body: prose.body,
      digest: context.generateDigest(prose.body + JSON.stringify(data)),
    });
  }
}

/**
 * The translation of a text, with what it lacks taken from the original and added to `missing`.
 * `lang` of its data is the language that the body is written in.
 */
export function translateProse(
  original: Prose,
  translation: Prose | undefined,
  locale: Locale,
  missing: string[],
): Prose {
  if (!translation) missing.push("the file");
  else if (!translation.body) missing.push("the text");
  const missingKeys: string[] = [];
  const data = mergeTranslation(original.data, translation?.data ?? {}, missingKeys);
  if (translation) missing.push(...missingKeys);
  const body = translation?.body;
  return body
    ? { data: { ...data, lang: locale }, body }
    : { data: { ...data, lang: defaultLocale }, body: original.body };
}

async function readProse(root: string, path: string): Promise<Prose | undefined> {
  const file = join(root, path);
  if (!existsSync(file)) return undefined;
  try {
    return splitFrontMatter(await readFile(file, "utf8"));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
