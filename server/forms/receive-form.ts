import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  preHandlerAsyncHookHandler,
} from "fastify";
import { formEndpoints } from "#contract/endpoints";
import type { Form } from "#contract/form";
import type { FieldError } from "#contract/problem";
import { referenceOf, referenceParameter } from "#contract/reference";
import { spamReasonOf } from "#contract/spam-signs";
import type { Locale } from "#locale/languages";
import { linkTo } from "#locale/routes";
import {
  answerLanguage,
  formFields,
  formKey,
  headerKey,
  isFormPost,
  languageToSwitchTo,
  plainPostKey,
  statedLanguage,
} from "../http/form-request.ts";
import { HttpError } from "../http/problem.ts";
import { retryAfterSeconds } from "../limits/load-shedding.ts";
import { campaignOfPage } from "../page-counts/visitors.ts";
import { isDatabaseFailure } from "../store/database/database-unavailable.ts";
import { type NewSubmission, payloadHash, type Receipt } from "../store/submissions/submission.ts";
import type { SubmissionStore } from "../store/submissions/submission-store.ts";
import { answerFormError, sendFormErrorPage } from "./answer-form-error.ts";
import type { FormErrorPages } from "./form-error-pages.ts";

export interface FormRoute {
  form: Form<object>;
  add: SubmissionStore["add"];
  pages: FormErrorPages;
  /**
   * Rate limits: one that refuses at once, and one that runs after the body is read, so that the form
   * error page can keep the values.
   */
  hooks: { onRequest: onRequestAsyncHookHandler[]; preHandler: preHandlerAsyncHookHandler[] };
  /** May refuse a valid submission. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/**
 * Handles a form post: answers 201, or to form posts a redirect to the page "sent", once the submission
 * is stored. Spam gets the same answer, so that it learns nothing.
 */
export function receiveForm(app: FastifyInstance, { form, add, pages, hooks, admit }: FormRoute) {
  app.post(
    formEndpoints[form.name],
    {
      ...hooks,
      errorHandler: answerFormError(pages),
    },
    async (request, reply) => {
      if (languageToSwitchTo(request)) {
        return sendFormErrorPage(pages, request, reply, errorsOf(form, request));
      }
      const submission = readSubmission(form, request);
      await admit(request, reply);
      const spamReason = spamReasonOf(request.body);
      // Unless the store or an error sets something else.
      request.outcome = spamReason ? "spam" : "stored";
      const store = (key: string | null) =>
        add({ ...submission, idempotencyKey: key, spamReason }).catch((cause) => {
          if (!isDatabaseFailure(cause)) throw cause;
          reply.header("retry-after", retryAfterSeconds);
          throw new HttpError("unavailable", { cause });
        });
      const { idempotencyKey: key, fields } = submission;
      let receipt = await store(key);
      if (receipt === "key-reused" && isFormPost(request)) {
        // Somebody who goes back and writes something else reuses the page's key, and means both messages.
        receipt = await store(`${key}:${payloadHash(form, fields)}`);
      }
      if (receipt === "key-reused") throw new HttpError("idempotency_key_reused");
      if (isFormPost(request)) {
        return reply.redirect(sentPage(answerLanguage(request), receipt), 303);
      }
      return reply.code(201).send(receipt);
    },
  );
}

function errorsOf(form: Form<object>, request: FastifyRequest): FieldError[] {
  const parsed = form.parse(form.fromPost(formFields(request)));
  return parsed.ok ? [] : parsed.errors;
}

function sentPage(language: Locale, { id }: Receipt): string {
  const query = new URLSearchParams({ [referenceParameter]: referenceOf(id) ?? "" });
  return `${linkTo("messageSent", language)}?${query}`;
}

function readSubmission(form: Form<object>, request: FastifyRequest): NewSubmission {
  if (request.body === undefined) throw new HttpError("unsupported_media_type");
  const key = headerKey(request);
  const parsed = form.parse(
    isFormPost(request) ? form.fromPost(formFields(request)) : request.body,
  );
  if (!parsed.ok) throw new HttpError("invalid_fields", { errors: parsed.errors });
  const fields = { ...parsed.fields, campaign: campaignOfPage(request.headers) };
  return {
    form: form.name,
    fields,
    language: statedLanguage(request),
    ...(key === null && isFormPost(request)
      ? postKey(form, request, fields)
      : { idempotencyKey: key }),
    onRepeat: () => {
      request.outcome = "repeated";
    },
  };
}

function postKey(form: Form<object>, request: FastifyRequest, fields: object) {
  const pageKey = formKey(request);
  // The same key as in the header: the page's script may have sent these words before it failed.
  return pageKey === null ? plainPostKey(form, fields) : { idempotencyKey: pageKey };
}
