import { defaultLocale, locales } from "#locale/languages.ts";
import { findPath, getLocales, getPath, type PageId, pageIds } from "#locale/routes.ts";
import type { CmsFile } from "./cms-config.ts";

/** The page that shows content of several pages, and the id of an element there to scroll to. */
const pagesBySource: Record<string, PageId | [page: PageId, part: string]> = {
  "content/interface-texts": "home",
  "content/brand.yaml": "contact",
  "content/facts.yaml": "pricing",
  "content/method.yaml": ["product", "rating-title"],
  "content/procurement.yaml": ["hr", "procurement"],
  "content/rating": ["product", "rating-title"],
  "content/example-profile.yaml": "example",
  "content/facilitators.json": ["facilitatorship", "find"],
  "content/clients.yaml": ["home", "clients"],
  "content/team.yaml": ["about", "team-title"],
  "content/training-dates.yaml": ["facilitatorship", "dates"],
  "content/testimonials.yaml": ["organization", "testimonials-title"],
  "content/city-names.yaml": ["facilitatorship", "find"],
  "content/sources.yaml": ["science", "sources"],
  "content/science-chapters.yaml": "science",
  "content/science-figures.yaml": "science",
};

/** The path of the page on which each file of content is seen, by its "collection/file" in the editor. */
export function mapEntriesToPages(files: readonly CmsFile[]): Record<string, string> {
  return Object.fromEntries(
    files.map(({ group, path, id, name }) => [`${group}/${name}`, getPathOfEntry(path, id)]),
  );
}

/** The form of each file of content in the editor, as the fragment of its URL, by the file's path. */
export function mapPathsToForms(files: readonly CmsFile[]): Record<string, string> {
  const forms = files.flatMap(({ group, name, file }) =>
    locales.map((locale) => [
      file.replace("{{locale}}", locale),
      `#/collections/${group}/entries/${name}`,
    ]),
  );
  return Object.fromEntries(forms);
}

function getPathOfEntry(source: string, id: string): string {
  const isChapter = source.startsWith("content/science/") || source === "content/science";
  if (isChapter) return `${getPath("science", defaultLocale)}#${id}`;
  const [page, part] = [
    pagesBySource[source] ?? pageIds.find((pageId) => pageId === id) ?? "home",
  ].flat();
  const path = findPath(page as PageId, getLocales(page as PageId)[0] ?? defaultLocale) ?? "/";
  return part ? `${path}#${part}` : path;
}
