import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type FormName, formPostFields } from "#contract/endpoints.ts";
import { getFormErrorPageFile, getTooManyRequestsFile } from "#contract/form-error-page.ts";
import { forms } from "#contract/forms.ts";
import type { FieldError } from "#contract/problem.ts";
import { serverValues } from "#contract/server-values.ts";
import { formatDuration } from "#locale/formats.ts";
import { type Locale, locales } from "#locale/languages.ts";
import { readBuiltFile } from "../built-site/build-folder.ts";
import { compilePage, type PageTemplate, renderPage } from "../built-site/page-template.ts";
import { createFileCsp } from "../headers/content-security-policy.ts";
import type { GetInlineHashes } from "../headers/inline-hashes.ts";
import {
  getFormFields,
  getPostedIdempotencyKey,
  getResponseLocale,
  isFormPost,
} from "../http/form-request.ts";
import { recordError, sendError } from "../http/problem.ts";
import { getPageCampaign } from "../page-counts/request-signals.ts";
import type { Settings } from "../settings/settings.ts";
import { usesHttps } from "../settings/uses-https.ts";

/** A form's error pages by language. */
type FormErrorPages = Record<Locale, FormErrorPage>;

/** The responses to refused posts of a form, in one language. */
interface FormErrorPage {
  /** Ready to be filled in. */
  page: PageTemplate;
  /** The Content-Security-Policy that allows its inline parts. */
  csp: string;
  /** The text for clients that flood the forms. */
  tooManyRequests: string;
}

/**
 * Reads a form's error pages from the built site.
 * @throws `OperatorError` if one is missing.
 */
export function readFormErrorPages(
  settings: Pick<Settings, "DIST_DIR" | "SITE_URL">,
  getInlineHashes: GetInlineHashes,
  form: FormName,
): FormErrorPages {
  const pages = locales.map((locale) => {
    const file = getFormErrorPageFile(form, locale);
    const csp = createFileCsp(file, getInlineHashes(file), usesHttps(settings));
    const page = compilePage(readBuiltFile(settings.DIST_DIR, file));
    return [
      locale,
      {
        page,
        csp,
        tooManyRequests: readBuiltFile(settings.DIST_DIR, getTooManyRequestsFile(locale)),
      },
    ];
  });
  return Object.fromEntries(pages);
}

/**
 * Creates the error handler of form routes. A form post gets the form back with everything filled in, a JSON request
 * a problem+json body.
 */
export function createFormErrorHandler(pages: FormErrorPages) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (!isFormPost(request)) return sendError(error, request, reply);
    const httpError = recordError(request, error);
    reply.code(httpError.statusCode);
    // The body was not read: there is nothing to fill in, and this response must be cheap.
    if (httpError.code === "too_many_requests" && request.body === undefined) {
      const { tooManyRequests } = pages[getResponseLocale(request)];
      return reply.type("text/plain; charset=utf-8").send(tooManyRequests);
    }
    return sendFormErrorPage(
      pages,
      request,
      reply,
      httpError.errors,
      httpError.errors.length === 0,
    );
  };
}

/** Sends the form back to a visitor without JavaScript, with all values and error messages. */
export function sendFormErrorPage(
  pages: FormErrorPages,
  request: FastifyRequest,
  reply: FastifyReply,
  errors: FieldError[],
  isFailure = false,
) {
  const locale = getResponseLocale(request);
  const { page, csp } = pages[locale];
  const html = renderPage(page, {
    fields: {
      ...getFieldsForLocale(request, locale),
      [formPostFields.language]: locale,
      [formPostFields.campaign]: getPageCampaign(request),
      // It may have been stored in spite of the error: a retry has to use the same key.
      [formPostFields.idempotencyKey]:
        getPostedIdempotencyKey(request) ?? (isFailure ? "" : randomUUID()),
    },
    errors,
    isFailure,
    values:
      reply.statusCode === 429
        ? { [serverValues.wait]: formatDuration(Number(reply.getHeader("retry-after")), locale) }
        : {},
  });
  return (
    reply
      .header("content-security-policy", csp)
      // Not "no-store": the back button must find it in the browser's cache.
      .header("cache-control", "private, no-cache")
      .type("text/html; charset=utf-8")
      .send(html)
  );
}

/** Returns the fields of a form post, ticked where the form of a language lacks the checkbox that ticks them. */
function getFieldsForLocale(request: FastifyRequest, locale: Locale): Record<string, unknown> {
  const fields = getFormFields(request);
  const { form } = request.routeOptions.config;
  const ticked = Object.entries(form ? forms[form].controls : {}).flatMap(
    ([field, { impliedBy }]) => {
      const isLost = impliedBy && !impliedBy.locales.includes(locale);
      return isLost && impliedBy.name in fields ? [[field, fields[impliedBy.name]]] : [];
    },
  );
  return { ...fields, ...Object.fromEntries(ticked) };
}
