import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
} from "fastify";
import { type FormName, formEndpoints } from "#contract/endpoints.ts";
import type { Form } from "#contract/form.ts";
import { forms as allForms, getFormLink } from "#contract/forms.ts";
import type { FieldError } from "#contract/problem.ts";
import { formatReference, referenceParameter } from "#contract/reference.ts";
import { findSpamReason } from "#contract/spam-signs.ts";
import type { Locale } from "#locale/languages.ts";
import { getLinkPath } from "#locale/routes.ts";
import type { GetInlineHashes } from "../headers/inline-hashes.ts";
import { addFacilitator } from "../http/add-facilitator.ts";
import { isCrossSite, refuseCrossSite } from "../http/cross-site.ts";
import type { FormOutcome } from "../http/form-outcome.ts";
import {
  getFormFields,
  getLocaleToSwitchTo,
  getPostedIdempotencyKey,
  getResponseLocale,
  getStatedLocale,
  isFormPost,
  parseIdempotencyKeyHeader,
} from "../http/form-request.ts";
import { HttpError } from "../http/problem.ts";
import { retryAfterSeconds } from "../limits/load-shedding.ts";
import { createPostLimiter, limitRequests } from "../limits/request-limits.ts";
import { getPageCampaign } from "../page-counts/request-signals.ts";
import type { Settings } from "../settings/settings.ts";
import { isDatabaseFailure } from "../store/database/database-unavailable.ts";
import type { Store } from "../store/store.ts";
import {
  deriveIdempotencyKey,
  hashPayload,
  type NewSubmission,
  type Receipt,
} from "../store/submissions/submission.ts";
import {
  createFormErrorHandler,
  readFormErrorPages,
  sendFormErrorPage,
} from "./form-error-pages.ts";

type FormSettings = Pick<Settings, "RATE_LIMIT" | "RATE_LIMIT_OVERALL" | "SITE_URL" | "DIST_DIR">;

interface FormsOptions {
  settings: FormSettings;
  store: Store;
  shedLoad: preHandlerAsyncHookHandler;
  getInlineHashes: GetInlineHashes;
  floodDelayMs?: number | undefined;
}

/**
 * Adds the routes of the forms, which share the limits of each visitor and of all visitors. Once a submission is
 * stored, sends 201, or redirects a form post to the confirmation page. Spam gets the same response, so that its
 * sender learns nothing.
 */
export function addFormRoutes(
  app: FastifyInstance,
  { settings, store, shedLoad, getInlineHashes, floodDelayMs }: FormsOptions,
) {
  const { RATE_LIMIT: perClientLimit, RATE_LIMIT_OVERALL: overallLimit, SITE_URL } = settings;
  // Cross-site posts do not count against the visitor's limit.
  const getLimitName = (request: FastifyRequest) =>
    isCrossSite(request, SITE_URL) ? "cross-site" : "forms";
  const limits = perClientLimit
    ? [createPostLimiter(app, getLimitName, perClientLimit, floodDelayMs)]
    : [];
  const hooks = {
    onRequest: limits.map(({ onRequest }) => onRequest),
    preHandler: [
      addFacilitator,
      shedLoad,
      refuseCrossSite(SITE_URL),
      ...limits.map(({ preHandler }) => preHandler),
    ],
  };
  // Invalid posts do not count against the overall limit. Spam has a limit of its own: it would otherwise close the
  // forms.
  const createOverallLimit = (key: string, outcome?: FormOutcome) =>
    overallLimit ? limitRequests(app, () => key, overallLimit, outcome) : async () => {};
  const [limitSpam, limitSubmissions] = [
    createOverallLimit("spam all"),
    createOverallLimit("forms all", "overall_limit"),
  ];
  for (const form of Object.values(allForms)) {
    const pages = readFormErrorPages(settings, getInlineHashes, form.name);
    const errorHandler = createFormErrorHandler(pages);
    const options = { ...hooks, config: { form: form.name }, errorHandler };
    app.post(formEndpoints[form.name], options, async (request, reply) => {
      if (getLocaleToSwitchTo(request)) {
        return sendFormErrorPage(pages, request, reply, validateForm(form, request));
      }
      const submission = readSubmission(form, request);
      const limit = submission.spamReason ? limitSpam : limitSubmissions;
      await limit(request, reply);
      const receipt = await storeSubmission(store, submission, request, reply);
      if (isFormPost(request)) {
        return reply.redirect(getConfirmationUrl(getResponseLocale(request), receipt), 303);
      }
      return reply.code(201).send(receipt);
    });
  }
}

/**
 * Creates a hook that redirects a browser from the URL of a form post to the form: after a post without JavaScript
 * the URL is in the address bar and the history.
 */
export function redirectToForm(form: FormName) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const isVisit = request.method === "GET" && request.headers.accept?.includes("text/html");
    if (!isVisit) return;
    return reply.redirect(getFormLink(form, getResponseLocale(request)), 303);
  };
}

function validateForm(form: Form<object>, request: FastifyRequest): FieldError[] {
  const parsed = form.parse(form.decodePost(getFormFields(request)));
  return parsed.ok ? [] : parsed.errors;
}

function readSubmission(form: Form<object>, request: FastifyRequest): NewSubmission {
  if (request.body === undefined) throw new HttpError("unsupported_media_type");
  const key = parseIdempotencyKeyHeader(request);
  const parsed = form.parse(
    isFormPost(request) ? form.decodePost(getFormFields(request)) : request.body,
  );
  if (!parsed.ok) throw new HttpError("invalid_fields", { errors: parsed.errors });
  const fields = { ...parsed.fields, campaign: getPageCampaign(request) };
  return {
    form: form.name,
    fields,
    language: getStatedLocale(request),
    ...(key === null && isFormPost(request)
      ? createIdempotencyKey(form, request, fields)
      : { idempotencyKey: key }),
    spamReason: findSpamReason(request.body),
  };
}

function createIdempotencyKey(form: Form<object>, request: FastifyRequest, fields: object) {
  const pageKey = getPostedIdempotencyKey(request);
  // The same key as in the header: the page's script may have sent these words before it failed.
  return pageKey === null ? deriveIdempotencyKey(form, fields) : { idempotencyKey: pageKey };
}

async function storeSubmission(
  { submissions }: Store,
  submission: NewSubmission,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Receipt> {
  const store = (key: string | null) =>
    submissions.add({ ...submission, idempotencyKey: key }).catch((cause) => {
      if (!isDatabaseFailure(cause)) throw cause;
      reply.header("retry-after", retryAfterSeconds);
      throw new HttpError("unavailable", { cause });
    });
  const { form, idempotencyKey: key, fields, spamReason } = submission;
  let result = await store(key);
  if (result === "key-reused" && isFormPost(request)) {
    // A visitor who goes back and writes another message reuses the page's key: both are stored.
    result = await store(`${key}:${hashPayload(allForms[form], fields)}`);
  }
  if (result === "key-reused") throw new HttpError("idempotency_key_reused");
  if (spamReason) request.outcome = "spam";
  else request.outcome = result.isRepeat ? "repeated" : "stored";
  return result.receipt;
}

function getConfirmationUrl(locale: Locale, { id }: Receipt): string {
  const query = new URLSearchParams({ [referenceParameter]: formatReference(id) ?? "" });
  return `${getLinkPath("messageSent", locale)}?${query}`;
}
