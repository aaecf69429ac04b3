import { locales } from "#locale/languages";
import { pathOf } from "#locale/routes";
import type { BuiltPage } from "../built-site.ts";

/** A page of the build and its address. */
export interface ChosenPage {
  path: string;
  page: BuiltPage;
}

/**
 * The built pages that were asked for: by address, one of every type (in the first language that has
 * it), or all that search engines may list. Throws if one is not there.
 */
export function choosePages(built: BuiltPage[], wanted: string[]): ChosenPage[] {
  const listed = built.flatMap((page) => {
    const { path, $ } = page;
    return path && $("meta[name=robots]").length === 0 ? [{ path, page }] : [];
  });
  if (wanted.includes("all")) return listed;
  if (wanted.includes("types")) return listed.filter(({ page }) => isFirstOfType(page));
  return wanted.map((path) => {
    const page = built.find((one) => one.path === path);
    if (!page) throw new Error(`The site has no page ${path}.`);
    return { path, page };
  });
}

function isFirstOfType({ id, path }: BuiltPage): boolean {
  const addresses = id ? locales.map((locale) => pathOf(id, locale)) : [];
  return addresses.find((address) => address !== null && address !== undefined) === path;
}
