import type { FormName } from "#contract/endpoints";
import { retryPageFile } from "#contract/retry-page";
import { type Locale, locales } from "#locale/languages";
import type { Env } from "../env.ts";
import { contentPolicy } from "../headers/content-policy.ts";
import { loadInlineSources } from "../headers/inline-sources.ts";
import { isSecure } from "../headers/security-headers.ts";
import { readBuilt } from "../site/build-folder.ts";
import { type CutPage, cutRetryPage } from "./cut-retry-page.ts";

/** A form's retry page in each language, ready to be filled, and the policy of what stands inline in it. */
export type RetryPages = Record<Locale, { page: CutPage; policy: string }>;

/** What retry pages depend on. */
export type RetrySettings = Pick<Env, "DIST_DIR" | "SITE_URL">;

/** Reads a form's retry pages from the built site. Throws a `StartError` if one is missing. */
export function loadRetryPages(env: RetrySettings, form: FormName): RetryPages {
  const inlineIn = loadInlineSources(env.DIST_DIR);
  const pages = locales.map((locale) => {
    const file = retryPageFile(form, locale);
    const policy = contentPolicy(file, inlineIn(file), isSecure(env));
    return [locale, { page: cutRetryPage(readBuilt(env.DIST_DIR, file)), policy }];
  });
  return Object.fromEntries(pages);
}
