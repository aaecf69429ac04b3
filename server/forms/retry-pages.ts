import type { FormName } from "#contract/endpoints";
import { retryPageFile, tooManyFile } from "#contract/retry-page";
import { type Locale, locales } from "#locale/languages";
import type { Env } from "../env.ts";
import { contentPolicy } from "../headers/content-policy.ts";
import { loadInlineSources } from "../headers/inline-sources.ts";
import { isSecure } from "../headers/security-headers.ts";
import { readBuilt } from "../site/build-folder.ts";
import { type CutPage, cutRetryPage } from "./cut-retry-page.ts";

/** What a form answers in each language when it refuses a post. */
export type RetryPages = Record<Locale, RetryPage>;

interface RetryPage {
  /** Ready to be filled. */
  page: CutPage;
  /** The policy of what stands inline in it. */
  policy: string;
  /** The text for whoever floods the forms. */
  tooMany: string;
}

/** What retry pages depend on. */
export type RetrySettings = Pick<Env, "DIST_DIR" | "SITE_URL">;

/** Reads a form's retry pages from the built site. Throws a `StartError` if one is missing. */
export function loadRetryPages(env: RetrySettings, form: FormName): RetryPages {
  const inlineIn = loadInlineSources(env.DIST_DIR);
  const pages = locales.map((locale) => {
    const file = retryPageFile(form, locale);
    const policy = contentPolicy(file, inlineIn(file), isSecure(env));
    const page = cutRetryPage(readBuilt(env.DIST_DIR, file));
    return [locale, { page, policy, tooMany: readBuilt(env.DIST_DIR, tooManyFile(locale)) }];
  });
  return Object.fromEntries(pages);
}
