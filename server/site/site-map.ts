import { formErrorPageFolder } from "#contract/form-error-page";
import { type Locale, locales } from "#locale/languages";
import { aliases, notFoundPath, otherSlash, pathOf, routes } from "#locale/routes";

/** What an address of the site answers: a file of the build, or where to go instead. */
export type SiteEntry = { file: string; page: boolean } | { redirect: string };

/** Every address that the site answers, as it stands in a request line, and the not-found pages. */
export interface SiteMap {
  entries: Map<string, SiteEntry>;
  notFound: Partial<Record<Locale, string>>;
}

const canonicalPaths = new Set<string | null>(
  Object.values(routes).flatMap((paths) => Object.values(paths)),
);
const notFoundPaths = new Map(locales.map((locale) => [notFoundPath(locale), locale]));

/** Gives each file of the build its address, and the addresses beside it that lead there. */
export function mapSite(files: string[]): SiteMap {
  const entries: SiteMap["entries"] = new Map();
  const notFound: SiteMap["notFound"] = {};
  for (const file of files.filter(isPublic)) {
    const path = canonicalPath(file);
    const locale = notFoundPaths.get(path);
    if (locale) notFound[locale] = file;
    else entries.set(encodeURI(path), { file, page: isHtml(file) });
  }
  const redirect = (from: string, to: string) => {
    if (from !== "" && !entries.has(encodeURI(from))) {
      entries.set(encodeURI(from), { redirect: encodeURI(to) });
    }
  };
  for (const file of files.filter(isPublic).filter(isHtml)) {
    const path = canonicalPath(file);
    if (notFoundPaths.has(path)) continue;
    redirect(otherSlash(path), path);
    redirect(`/${file}`, path);
  }
  for (const [path, { page, locale }] of Object.entries(aliases)) {
    const target = pathOf(page, locale);
    if (!target || !entries.has(target)) continue;
    redirect(path, target);
    redirect(otherSlash(path), target);
  }
  return { entries, notFound };
}

/** The one address of a file. A page's is that of the table of routes, else the one without a slash. */
function canonicalPath(file: string): string {
  if (!isHtml(file)) return `/${file}`;
  const path = `/${file}`.replace(/\.html$/, "").replace(/\/index$/, "") || "/";
  return canonicalPaths.has(otherSlash(path)) ? otherSlash(path) : path;
}

function isHtml(file: string): boolean {
  return file.endsWith(".html");
}

/**
 * Not compressed copies, pages for the server's own use, rules for static hosts, or dot files, in
 * which the build keeps notes.
 */
function isPublic(file: string): boolean {
  const isCopy = /\.(br|gz)$/.test(file);
  const isDotFile = /(^|\/)\.(?!well-known\/)/.test(file);
  const isForHosts = file === "_headers";
  return !isCopy && !isDotFile && !isForHosts && !file.startsWith(`${formErrorPageFolder}/`);
}
