import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
} from "fastify";
import { type FormName, formEndpoints } from "#contract/endpoints";
import type { Form } from "#contract/form";
import { forms as allForms } from "#contract/forms";
import type { FieldError } from "#contract/problem";
import { referenceOf, referenceParameter } from "#contract/reference";
import { spamReasonOf } from "#contract/spam-signs";
import type { Locale } from "#locale/languages";
import { getLink } from "#locale/routes";
import {
  answerFormError,
  loadFormErrorPages,
  sendFormErrorPage,
} from "../forms/form-error-pages.ts";
import { loadInlineSources } from "../headers/inline-sources.ts";
import { isCrossSite, refuseCrossSite } from "../http/cross-site.ts";
import { formPages } from "../http/form-pages.ts";
import {
  answerLanguage,
  deriveIdempotencyKey,
  formFields,
  headerIdempotencyKey,
  isFormPost,
  languageToSwitchTo,
  postedIdempotencyKey,
  statedLanguage,
} from "../http/form-request.ts";
import type { Outcome } from "../http/outcome.ts";
import { HttpError } from "../http/problem.ts";
import type { Env } from "../lib/env.ts";
import { retryAfterSeconds } from "../limits/load-shedding.ts";
import { limitPosts, limitRequests } from "../limits/request-limits.ts";
import { campaignOfPage } from "../page-counts/visitors.ts";
import { isDatabaseFailure } from "../store/database/database-unavailable.ts";
import type { Store } from "../store/open-store.ts";
import { type NewSubmission, payloadHash, type Receipt } from "../store/submissions/submission.ts";

type FormSettings = Pick<Env, "RATE_LIMIT" | "RATE_LIMIT_OVERALL" | "SITE_URL" | "DIST_DIR">;

interface FormsOptions {
  env: FormSettings;
  store: Store;
  shedLoad: preHandlerAsyncHookHandler;
  floodDelayMs?: number | undefined;
}

/**
 * The forms of the site, which share the limits per address and for all addresses. A post is answered with 201, a
 * form post with a redirect to the page "sent", once the submission is stored. Spam gets the same answer, so that it
 * learns nothing.
 */
export function addFormRoutes(
  app: FastifyInstance,
  { env, store, shedLoad, floodDelayMs }: FormsOptions,
) {
  const { RATE_LIMIT: ofEach, RATE_LIMIT_OVERALL: ofAll, SITE_URL } = env;
  // Cross-site posts do not count against the visitor's limit.
  const nameOf = (request: FastifyRequest) =>
    isCrossSite(request, SITE_URL) ? "foreign" : "forms";
  const limits = ofEach ? [limitPosts(app, nameOf, ofEach, floodDelayMs)] : [];
  const hooks = {
    onRequest: limits.map(({ onRequest }) => onRequest),
    preHandler: [
      shedLoad,
      refuseCrossSite(SITE_URL),
      ...limits.map(({ preHandler }) => preHandler),
    ],
  };
  // Invalid posts do not count against the limit of all. Spam has one of its own: it would close the forms.
  const limitAll = (key: string, outcome?: Outcome) =>
    ofAll ? limitRequests(app, () => key, ofAll, outcome) : async () => {};
  const [admitSpam, admitOthers] = [limitAll("spam all"), limitAll("forms all", "overall_limit")];
  const inlineIn = loadInlineSources(env.DIST_DIR);
  for (const form of Object.values(allForms)) {
    const pages = loadFormErrorPages(env, inlineIn, form.name);
    const options = { ...hooks, errorHandler: answerFormError(pages) };
    app.post(formEndpoints[form.name], options, async (request, reply) => {
      if (languageToSwitchTo(request)) {
        return sendFormErrorPage(pages, request, reply, errorsOf(form, request));
      }
      const submission = readSubmission(form, request);
      const admit = submission.spamReason ? admitSpam : admitOthers;
      await admit(request, reply);
      const receipt = await storeSubmission(store, submission, request, reply);
      if (isFormPost(request)) {
        return reply.redirect(sentPage(answerLanguage(request), receipt), 303);
      }
      return reply.code(201).send(receipt);
    });
  }
}

/**
 * Redirects a browser that opens a form's URL by itself to the form: a form without JavaScript posts
 * there, so the URL is in the address bar and the history.
 */
export function redirectToForm(form: FormName) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const isVisit = request.method === "GET" && request.headers.accept?.includes("text/html");
    if (!isVisit) return;
    const { page, fragment } = formPages[form];
    return reply.redirect(`${getLink(page, answerLanguage(request))}#${fragment}`, 303);
  };
}

function errorsOf(form: Form<object>, request: FastifyRequest): FieldError[] {
  const parsed = form.parse(form.fromPost(formFields(request)));
  return parsed.ok ? [] : parsed.errors;
}

function readSubmission(form: Form<object>, request: FastifyRequest): NewSubmission {
  if (request.body === undefined) throw new HttpError("unsupported_media_type");
  const key = headerIdempotencyKey(request);
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
    spamReason: spamReasonOf(request.body),
    onRepeat: () => {
      request.outcome = "repeated";
    },
  };
}

function postKey(form: Form<object>, request: FastifyRequest, fields: object) {
  const pageKey = postedIdempotencyKey(request);
  // The same key as in the header: the page's script may have sent these words before it failed.
  return pageKey === null ? deriveIdempotencyKey(form, fields) : { idempotencyKey: pageKey };
}

async function storeSubmission(
  { submissions }: Store,
  submission: NewSubmission,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Receipt> {
  // Unless the store or an error sets something else.
  request.outcome = submission.spamReason ? "spam" : "stored";
  const store = (key: string | null) =>
    submissions.add({ ...submission, idempotencyKey: key }).catch((cause) => {
      if (!isDatabaseFailure(cause)) throw cause;
      reply.header("retry-after", retryAfterSeconds);
      throw new HttpError("unavailable", { cause });
    });
  const { form, idempotencyKey: key, fields } = submission;
  let receipt = await store(key);
  if (receipt === "key-reused" && isFormPost(request)) {
    // Somebody who goes back and writes something else reuses the page's key, and means both messages.
    receipt = await store(`${key}:${payloadHash(allForms[form], fields)}`);
  }
  if (receipt === "key-reused") throw new HttpError("idempotency_key_reused");
  return receipt;
}

function sentPage(language: Locale, { id }: Receipt): string {
  const query = new URLSearchParams({ [referenceParameter]: referenceOf(id) ?? "" });
  return `${getLink("messageSent", language)}?${query}`;
}
