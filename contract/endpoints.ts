import type { Locale } from "#locale/languages";
import { formOnlyFields } from "./form-post.ts";

/** The addresses that the forms post to. Each takes JSON, and form posts from visitors without script. */
export const endpoints = {
  prospect: "/api/customer-prospect",
  contactMessage: "/api/contact-message",
  inquiry: "/api/facilitator-inquiry",
} as const;

/** What the finder asks the server for: a place's coordinates (?address=), the map's tiles (/z/x/y.png). */
export const services = {
  geocode: "/api/geocode",
  tiles: "/tiles",
} as const;

/** The forms of the site, by the name that endpoint, form error page and ids of controls share. */
export type FormName = keyof typeof endpoints;

/**
 * Where a form without script posts to. The address tells the language as well, since a browser may
 * open it later by itself, without what was posted.
 */
export function formAction(form: FormName, locale: Locale): string {
  return `${endpoints[form]}?${formOnlyFields.language}=${locale}`;
}

/** The request header that makes a repeated send one row. */
export const idempotencyHeader = "Idempotency-Key";

/** The largest body that the server accepts, in bytes. */
export const bodyLimit = 32 * 1024;

/**
 * The same of an url-encoded form, which writes a character outside ASCII as up to 12 bytes: enough
 * for the longest text of every field of any form, and some more to be told that it is too long.
 */
export const formBodyLimit = 64 * 1024;
