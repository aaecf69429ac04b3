import { defaultLocale } from "#locale/languages";
import { localesOf, type PageId, pageIds, pathOf } from "#locale/routes";
import type { FormFile } from "./cms-config.ts";

/** Where content that serves several pages is seen. */
const seenOn: Record<string, PageId> = {
  "content/messages": "home",
  "content/trial": "home",
  "content/brand.yaml": "contact",
  "content/facts.yaml": "pricing",
  "content/facilitators.json": "facilitatorship",
  "content/clients.yaml": "home",
  "content/team.yaml": "about",
  "content/testimonials.yaml": "organization",
  "content/city-names.yaml": "facilitatorship",
};

/** The path of the page on which each file of content is seen, by its "collection/file" in the editor. */
export function pagesOfEntries(files: readonly FormFile[]): Record<string, string> {
  return Object.fromEntries(
    files.map(({ group, place, id, form }) => [`${group}/${form.name}`, pathOfEntry(place, id)]),
  );
}

function pathOfEntry(place: string, id: string): string {
  const isChapter = place.startsWith("content/science/") || place === "content/science";
  if (isChapter) return `${pathOf("science", defaultLocale)}#${id}`;
  if (place === "content/sources.yaml") return `${pathOf("science", defaultLocale)}#sources`;
  if (place === "content/science-figures.yaml") return pathOf("science", defaultLocale);
  const page = seenOn[place] ?? pageIds.find((known) => known === id) ?? "home";
  return pathOf(page, localesOf(page)[0] ?? defaultLocale) ?? "/";
}
