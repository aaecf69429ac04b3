import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
} from "fastify";
import type { FormName } from "#contract/endpoints";
import { forms as allForms } from "#contract/forms";
import { spamReasonOf } from "#contract/spam-signs";
import { linkTo } from "#locale/routes";
import { loadFormErrorPages } from "../forms/form-error-pages.ts";
import { receiveForm } from "../forms/receive-form.ts";
import { loadInlineSources } from "../headers/inline-sources.ts";
import { isCrossSite, refuseCrossSite } from "../http/cross-site.ts";
import { formPlaces } from "../http/form-places.ts";
import { answerLanguage } from "../http/form-request.ts";
import type { Outcome } from "../http/outcome.ts";
import type { Env } from "../lib/env.ts";
import { limitPosts, limitRequests } from "../limits/request-limits.ts";
import type { Store } from "../store/open-store.ts";

type FormSettings = Pick<Env, "RATE_LIMIT" | "RATE_LIMIT_OVERALL" | "SITE_URL" | "DIST_DIR">;

interface FormsOptions {
  env: FormSettings;
  store: Store;
  shedLoad: preHandlerAsyncHookHandler;
  floodDelayMs?: number | undefined;
}

/** The forms of the site. They share the limits per address and for all addresses. */
export function forms(app: FastifyInstance, { env, store, shedLoad, floodDelayMs }: FormsOptions) {
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
  const admit = (request: FastifyRequest, reply: FastifyReply) =>
    (spamReasonOf(request.body) ? admitSpam : admitOthers)(request, reply);
  const inlineIn = loadInlineSources(env.DIST_DIR);
  for (const form of Object.values(allForms)) {
    const pages = loadFormErrorPages(env, inlineIn, form.name);
    receiveForm(app, { form, add: store.submissions.add, pages, hooks, admit });
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
    const { page, fragment } = formPlaces[form];
    return reply.redirect(`${linkTo(page, answerLanguage(request))}#${fragment}`, 303);
  };
}
