import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { formOnlyFields } from "#contract/form-post";
import { answerError, logProblem, problemOf } from "../problem.ts";
import { fillRetryPage } from "./fill-retry-page.ts";
import { answerLanguage, formFields, isFormPost } from "./form-request.ts";
import { formKey } from "./idempotency-key.ts";
import type { RetryPages } from "./retry-pages.ts";

/**
 * The error handler of a route that takes a form: visitors without script get their form back, with
 * everything still filled in; programs get a problem+json body.
 */
export function answerFormError(pages: RetryPages) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (!isFormPost(request)) return answerError(error, request, reply);
    const problem = problemOf(error);
    logProblem(request, problem);
    const language = answerLanguage(request);
    const page = pages[language];
    const html = fillRetryPage(page.html, {
      fields: {
        ...formFields(request),
        [formOnlyFields.language]: language,
        [formOnlyFields.idempotencyKey]: formKey(request) ?? randomUUID(),
      },
      errors: problem.errors,
      failed: problem.errors.length === 0,
    });
    return reply
      .code(problem.status)
      .header("content-security-policy", page.policy)
      .type("text/html; charset=utf-8")
      .send(html);
  };
}
