import type { FastifyRequest } from "fastify";
import { formOnlyFields } from "#contract/form-post";
import { defaultLocale, isLocale, type Locale } from "#locale/languages";
import { localeOfPath } from "#locale/routes";

/**
 * Whether the request is a form post, without JavaScript, which is answered with a page instead of JSON.
 */
export function isFormPost(request: FastifyRequest): boolean {
  const [type = ""] = (request.headers["content-type"] ?? "").split(";");
  return type.trim().toLowerCase() === "application/x-www-form-urlencoded";
}

/** The fields of a form post; empty if the body could not be read. */
export function formFields(request: FastifyRequest): Record<string, unknown> {
  return isFormPost(request) && request.body ? (request.body as Record<string, unknown>) : {};
}

/**
 * The language that a JSON request states in Content-Language, or a form in its field. `null` if unknown.
 */
export function statedLanguage(request: FastifyRequest): Locale | null {
  const stated = isFormPost(request)
    ? formFields(request)[formOnlyFields.language]
    : request.headers["content-language"]?.toLowerCase();
  return isLocale(stated) ? stated : null;
}

/** The language in which a visitor wants to see the form again instead of sending it. */
export function languageToSwitchTo(request: FastifyRequest): Locale | null {
  const chosen = formFields(request)[formOnlyFields.switchTo];
  return isLocale(chosen) ? chosen : null;
}

/**
 * The language of the answer: the one just chosen, else the form's, which its URL holds as well, else
 * that of the referring page.
 */
export function answerLanguage(request: FastifyRequest): Locale {
  return (
    languageToSwitchTo(request) ??
    statedLanguage(request) ??
    queryLanguage(request) ??
    refererLanguage(request.headers.referer)
  );
}

function queryLanguage({ query }: FastifyRequest): Locale | null {
  const named = (query as Record<string, unknown>)[formOnlyFields.language];
  return isLocale(named) ? named : null;
}

function refererLanguage(referer: string | undefined): Locale {
  const url = referer ? URL.parse(referer) : null;
  return url ? localeOfPath(url.pathname) : defaultLocale;
}
