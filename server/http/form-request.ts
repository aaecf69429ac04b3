import type { FastifyRequest } from "fastify";
import { formPostFields, idempotencyHeader } from "#contract/endpoints.ts";
import { defaultLocale, isLocale, type Locale } from "#locale/languages.ts";
import { getPathLocale } from "#locale/routes.ts";
import { HttpError } from "./problem.ts";

/**
 * Whether the request is a form post without JavaScript, to be answered with a page instead of JSON.
 */
export function isFormPost(request: FastifyRequest): boolean {
  const [type = ""] = (request.headers["content-type"] ?? "").split(";");
  return type.trim().toLowerCase() === "application/x-www-form-urlencoded";
}

/** Returns the fields of a form post; empty if the body could not be read. */
export function getFormFields(request: FastifyRequest): Record<string, unknown> {
  return isFormPost(request) && request.body ? (request.body as Record<string, unknown>) : {};
}

/**
 * Returns the language that a JSON request states in Content-Language, or a form in its field; `null` if unknown.
 */
export function getStatedLocale(request: FastifyRequest): Locale | null {
  const stated = isFormPost(request)
    ? getFormFields(request)[formPostFields.language]
    : request.headers["content-language"]?.toLowerCase();
  return isLocale(stated) ? stated : null;
}

/** Returns the language in which a visitor wants to see the form again instead of sending it. */
export function getLocaleToSwitchTo(request: FastifyRequest): Locale | null {
  const chosenLocale = getFormFields(request)[formPostFields.switchTo];
  return isLocale(chosenLocale) ? chosenLocale : null;
}

/**
 * Returns the language of the response: the language just chosen, else that of the form or its URL, else that of
 * the referring page.
 */
export function getResponseLocale(request: FastifyRequest): Locale {
  return (
    getLocaleToSwitchTo(request) ??
    getStatedLocale(request) ??
    getQueryLocale(request) ??
    getRefererLocale(request.headers.referer)
  );
}

function getQueryLocale({ query }: FastifyRequest): Locale | null {
  const namedLocale = (query as Record<string, unknown>)[formPostFields.language];
  return isLocale(namedLocale) ? namedLocale : null;
}

function getRefererLocale(referer: string | undefined): Locale {
  const url = referer ? URL.parse(referer) : null;
  return url ? getPathLocale(url.pathname) : defaultLocale;
}

const keyPattern = /^[\x21-\x7e]{8,128}$/;

/**
 * Parses the idempotency key: 8 to 128 visible ASCII characters, with or without the quotes of a structured
 * header. `null` without the header.
 * @throws if the header has another value.
 */
export function parseIdempotencyKeyHeader(request: FastifyRequest): string | null {
  const header = request.headers[idempotencyHeader.toLowerCase()];
  if (header === undefined) return null;
  const key = String(header).replace(/^"(.*)"$/, "$1");
  if (!keyPattern.test(key)) throw new HttpError("invalid_idempotency_key");
  return key;
}

/** Returns the idempotency key of a form post, or `null` if it has no valid one. */
export function getPostedIdempotencyKey(request: FastifyRequest): string | null {
  const key = getFormFields(request)[formPostFields.idempotencyKey];
  return typeof key === "string" && keyPattern.test(key) ? key : null;
}
