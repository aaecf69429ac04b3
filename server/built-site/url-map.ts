import { formErrorPageFolder } from "#contract/form-error-page.ts";
import { type Locale, locales } from "#locale/languages.ts";
import { aliases, findPath, getNotFoundPath, routes, toggleTrailingSlash } from "#locale/routes.ts";

/** The response to a URL of the site: a built file, or a redirect. */
type UrlEntry = { file: string } | { redirect: string };

/** Every URL of the site, as in a request line, and the not-found pages. */
export interface UrlMap {
  entries: Map<string, UrlEntry>;
  notFound: Partial<Record<Locale, string>>;
}

const canonicalPaths = new Set<string | null>(
  Object.values(routes).flatMap((paths) => Object.values(paths)),
);
const notFoundPaths = new Map(locales.map((locale) => [getNotFoundPath(locale), locale]));

/** Maps each built file to its URL and to the URLs that redirect there. */
export function mapUrls(files: string[]): UrlMap {
  const entries: UrlMap["entries"] = new Map();
  const notFound: UrlMap["notFound"] = {};
  for (const file of files.filter(isPublic)) {
    const path = getCanonicalPath(file);
    const locale = notFoundPaths.get(path);
    if (locale) notFound[locale] = file;
    else entries.set(encodeURI(path), { file });
  }
  const redirect = (from: string, to: string) => {
    if (from !== "" && !entries.has(encodeURI(from))) {
      entries.set(encodeURI(from), { redirect: encodeURI(to) });
    }
  };
  for (const file of files.filter(isPublic).filter(isHtml)) {
    const path = getCanonicalPath(file);
    if (notFoundPaths.has(path)) continue;
    redirect(toggleTrailingSlash(path), path);
    redirect(`/${file}`, path);
  }
  for (const [path, { page, locale }] of Object.entries(aliases)) {
    const target = findPath(page, locale);
    if (!target || !entries.has(target)) continue;
    redirect(path, target);
    redirect(toggleTrailingSlash(path), target);
  }
  return { entries, notFound };
}

/**
 * Returns the canonical URL of a file. A page has that of the route table, any other file no trailing slash.
 */
function getCanonicalPath(file: string): string {
  if (!isHtml(file)) return `/${file}`;
  const path = `/${file}`.replace(/\.html$/, "").replace(/\/index$/, "") || "/";
  return canonicalPaths.has(toggleTrailingSlash(path)) ? toggleTrailingSlash(path) : path;
}

function isHtml(file: string): boolean {
  return file.endsWith(".html");
}

/**
 * Whether a file is served by its own URL: no compressed copy, form error page, rule for static hosts, or dot file,
 * in which the build records facts for the server.
 */
function isPublic(file: string): boolean {
  const isCopy = /\.(br|gz)$/.test(file);
  const isDotFile = /(^|\/)\.(?!well-known\/)/.test(file);
  const isForHosts = file === "_headers";
  return !isCopy && !isDotFile && !isForHosts && !file.startsWith(`${formErrorPageFolder}/`);
}
