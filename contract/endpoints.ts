import type { Locale } from "#locale/languages.ts";

/** Endpoints of the forms. Each takes JSON, and form posts from visitors without JavaScript. */
export const formEndpoints = {
  prospect: "/api/customer-prospect",
  contactMessage: "/api/contact-message",
  inquiry: "/api/facilitator-inquiry",
} as const;

/**
 * Endpoints for the pages' scripts. For the finder: coordinates of a place (?address=) and tiles of the map
 * (/z/x/y.png). For all islands: that one has failed (?island=).
 */
export const apiEndpoints = {
  geocode: "/api/geocode",
  tiles: "/tiles",
  islandFailures: "/api/island-failures",
} as const;

/** The forms, by the name that endpoint, form error page and ids of controls share. */
export type FormName = keyof typeof formEndpoints;

/**
 * Fields that only form posts (without JavaScript) have: the language of the response, the language in which
 * to show the form instead of sending it, an idempotency key and, in the form error page, the campaign in the URL of
 * the page before it.
 */
export const formPostFields = {
  language: "language",
  switchTo: "switchTo",
  idempotencyKey: "idempotencyKey",
  campaign: "campaign",
} as const;

/**
 * The URL that a form without JavaScript posts to. It contains the language, since a browser may open it
 * later by itself, without the posted fields.
 */
export function getFormAction(form: FormName, locale: Locale): string {
  return `${formEndpoints[form]}?${formPostFields.language}=${locale}`;
}

/** The request header that makes repeated sends idempotent. */
export const idempotencyHeader = "Idempotency-Key";

export const maxBodyBytes = 32 * 1024;

/**
 * The largest body of a URL-encoded form, in bytes, where a non-ASCII character takes up to 12 bytes: room for the
 * longest text of every field, and for texts that are too long to be reported as such.
 */
export const maxFormBodyBytes = 64 * 1024;
