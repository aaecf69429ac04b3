import { basename } from "node:path";
import { type CheerioAPI, load } from "cheerio";
import { formErrorPageFolder } from "#contract/form-error-page.ts";
import { type Locale, locales } from "#locale/languages.ts";
import { findPath, getPathLocale, type PageId, pageIds } from "#locale/routes.ts";
import { listBuiltFiles, readBuiltFile } from "#server/built-site/build-folder.ts";
import { mapUrls, type UrlMap } from "#server/built-site/url-map.ts";

/** A parsed page of the build. */
export interface BuiltPage {
  /** Its file in the build: sv/produkt.html. */
  file: string;
  kind: "page" | "not-found" | "form-error";
  locale: Locale;
  /** Its canonical path; only pages of the kind "page" have one. */
  path: string | undefined;
  /** Its id in the route table, if it has one. */
  id: PageId | undefined;
  html: string;
  $: CheerioAPI;
}

/** The build as the server serves it. */
export interface BuiltSite {
  pages: BuiltPage[];
  entries: UrlMap["entries"];
}

/**
 * Reads the built site.
 * @throws if there is none.
 */
export function readBuiltSite(distDir: string): BuiltSite {
  return createBuiltSite(listBuiltFiles(distDir), (file) => readBuiltFile(distDir, file));
}

/** The site of a list of files; `read` returns the text of a page. */
export function createBuiltSite(files: string[], read: (file: string) => string): BuiltSite {
  const { entries, notFound } = mapUrls(files);
  const pathOfFile = new Map(
    [...entries].flatMap(([path, entry]) => ("file" in entry ? [[entry.file, path] as const] : [])),
  );
  const pages = files
    .filter((file) => file.endsWith(".html"))
    .map((file): Omit<BuiltPage, "$"> => {
      const page = { file, html: read(file), path: undefined, id: undefined };
      const notFoundLocale = locales.find((locale) => notFound[locale] === file);
      if (notFoundLocale) return { ...page, kind: "not-found", locale: notFoundLocale };
      if (file.startsWith(`${formErrorPageFolder}/`)) {
        const locale = getPathLocale(`/${basename(file, ".html")}`);
        return { ...page, kind: "form-error", locale };
      }
      const path = pathOfFile.get(file) ?? `/${file}`;
      return { ...page, kind: "page", locale: getPathLocale(path), path, id: findPageId(path) };
    })
    .map(addDocument);
  return { pages, entries };
}

/** Parses a page when its document is first needed. */
function addDocument(page: Omit<BuiltPage, "$">): BuiltPage {
  let document: CheerioAPI | undefined;
  return {
    ...page,
    get $() {
      // As without JavaScript: the content of <noscript> counts, too.
      document ??= load(page.html, { scriptingEnabled: false });
      return document;
    },
  };
}

function findPageId(path: string): PageId | undefined {
  return pageIds.find((id) => locales.some((locale) => findPath(id, locale) === path));
}
