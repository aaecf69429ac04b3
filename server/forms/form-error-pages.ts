import type { FormName } from "#contract/endpoints";
import { formErrorPageFile, tooManyFile } from "#contract/form-error-page";
import { type Locale, locales } from "#locale/languages";
import { readBuilt } from "../build/build-folder.ts";
import { contentPolicy, type InlineSources } from "../headers/content-policy.ts";
import { isSecure } from "../headers/security-headers.ts";
import type { Env } from "../lib/env.ts";
import { type CutPage, cutFormErrorPage } from "./cut-form-error-page.ts";

/** A form's answers to refused posts in one language. */
export type FormErrorPages = Record<Locale, FormErrorPage>;

interface FormErrorPage {
  /** Ready to be filled in. */
  page: CutPage;
  /** The content security policy of its inline parts. */
  policy: string;
  /** The text for clients that flood the forms. */
  tooMany: string;
}

export type FormErrorSettings = Pick<Env, "DIST_DIR" | "SITE_URL">;

/**
 * Reads a form's error pages, whose inline parts `inlineIn` knows, from the built site.
 * @throws `StartupError` if one is missing.
 */
export function loadFormErrorPages(
  env: FormErrorSettings,
  inlineIn: (file: string) => InlineSources,
  form: FormName,
): FormErrorPages {
  const pages = locales.map((locale) => {
    const file = formErrorPageFile(form, locale);
    const policy = contentPolicy(file, inlineIn(file), isSecure(env));
    const page = cutFormErrorPage(readBuilt(env.DIST_DIR, file));
    return [locale, { page, policy, tooMany: readBuilt(env.DIST_DIR, tooManyFile(locale)) }];
  });
  return Object.fromEntries(pages);
}
