import type { FormName } from "#contract/endpoints";
import { retryPageFile } from "#contract/retry-page";
import { type Locale, locales } from "#locale/languages";
import { readBuilt } from "../site/build-folder.ts";

/** The HTML of a form's retry page in each language. */
export type RetryPages = Record<Locale, string>;

/** Reads a form's retry pages from the built site. Throws a `StartError` if one is missing. */
export function loadRetryPages(distDir: string, form: FormName): RetryPages {
  const pages = locales.map((locale) => [locale, readBuilt(distDir, retryPageFile(form, locale))]);
  return Object.fromEntries(pages);
}
