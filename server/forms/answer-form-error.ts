import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { formOnlyFields } from "#contract/form-post";
import type { FieldError } from "#contract/problem";
import { slots } from "#contract/slots";
import { formatWait } from "#locale/formats";
import type { Locale } from "#locale/languages";
import { fillSlot } from "../build/fill-slot.ts";
import { answerLanguage, formFields, formKey, isFormPost } from "../http/form-request.ts";
import { answerError, logHttpError, toHttpError } from "../http/problem.ts";
import { fillFormErrorPage } from "./cut-form-error-page.ts";
import type { FormErrorPages } from "./form-error-pages.ts";

/**
 * The error handler of form routes: form posts get the form back with everything filled in, JSON requests
 * a problem+json body.
 */
export function answerFormError(pages: FormErrorPages) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (!isFormPost(request)) return answerError(error, request, reply);
    const problem = toHttpError(error);
    logHttpError(request, problem);
    reply.code(problem.status);
    // The body was not read: there is nothing to fill in, and this answer must be cheap.
    if (problem.code === "too_many_requests" && request.body === undefined) {
      const { tooMany } = pages[answerLanguage(request)];
      return reply.type("text/plain; charset=utf-8").send(tooMany);
    }
    return sendFormErrorPage(pages, request, reply, problem.errors, problem.errors.length === 0);
  };
}

/** Sends the form back to a visitor without JavaScript, with all values and error messages. */
export function sendFormErrorPage(
  pages: FormErrorPages,
  request: FastifyRequest,
  reply: FastifyReply,
  errors: FieldError[],
  failed = false,
) {
  const language = answerLanguage(request);
  const { page, policy } = pages[language];
  const html = fillFormErrorPage(page, {
    fields: {
      ...formFields(request),
      [formOnlyFields.language]: language,
      // It may have been stored in spite of the error: a retry has to use the same key.
      [formOnlyFields.idempotencyKey]: formKey(request) ?? (failed ? "" : randomUUID()),
    },
    errors,
    failed,
  });
  return (
    reply
      .header("content-security-policy", policy)
      // Not "no-store": the back button must find it in the browser's cache.
      .header("cache-control", "private, no-cache")
      .type("text/html; charset=utf-8")
      .send(reply.statusCode === 429 ? showWait(html, reply, language) : html)
  );
}

function showWait(html: string, reply: FastifyReply, language: Locale): string {
  const time = formatWait(Number(reply.getHeader("retry-after")), language);
  return fillSlot(html, slots.wait, time);
}
