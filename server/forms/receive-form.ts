import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  preHandlerAsyncHookHandler,
} from "fastify";
import { endpoints } from "#contract/endpoints";
import type { Form } from "#contract/form";
import type { FieldError } from "#contract/problem";
import { referenceOf } from "#contract/reference";
import { findRobot } from "#contract/robot-signs";
import { referenceParameter } from "#contract/sent-page";
import type { Locale } from "#locale/languages";
import { routes } from "#locale/routes";
import { noteOutcome } from "../metrics/outcome.ts";
import { retryAfter } from "../plugins/load-shedding.ts";
import { HttpProblem } from "../problem.ts";
import type { NewEntry, Receipt } from "../store/entry.ts";
import { payloadHash } from "../store/payload-hash.ts";
import type { RobotStore } from "../store/robot-store.ts";
import { answerFormError, sendRetryPage } from "./answer-form-error.ts";
import {
  answerLanguage,
  formFields,
  isFormPost,
  languageToSwitchTo,
  statedLanguage,
} from "./form-request.ts";
import { formKey, headerKey, plainPostKey } from "./idempotency-key.ts";
import type { KeptForm } from "./kept-forms.ts";
import { loadRetryPages, type RetrySettings } from "./retry-pages.ts";

/** What a form needs to be received. */
export interface Receiver extends Pick<KeptForm, "form" | "keep"> {
  /** Keeps what no person seems to have sent, apart from the rest. */
  setApart: RobotStore["add"];
  env: RetrySettings;
  /** What may refuse a request at once, and once its body is read, so that a page can keep the words. */
  hooks: { onRequest: onRequestAsyncHookHandler[]; preHandler: preHandlerAsyncHookHandler[] };
  /** May refuse a sound entry. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/**
 * Receives a form: answers 201 (or, to form posts, the way to the page "sent") once it is kept. A
 * program that gives itself away learns nothing of it: it is answered in the same way.
 */
export function receiveForm(
  app: FastifyInstance,
  { form, keep, setApart, env, hooks, admit }: Receiver,
) {
  const pages = loadRetryPages(env, form.name);
  app.post(
    endpoints[form.name],
    {
      ...hooks,
      errorHandler: answerFormError(pages),
    },
    async (request, reply) => {
      if (languageToSwitchTo(request)) {
        return sendRetryPage(pages, request, reply, errorsOf(form, request));
      }
      const entry = readEntry(form, request);
      await admit(request, reply);
      const reason = findRobot(request.body);
      // Unless the store, or an error, says otherwise.
      noteOutcome(request, reason ? "robot" : "kept");
      const kept = reason ? setApart({ form: form.name, reason }, entry) : keep(entry);
      const receipt = await kept.catch((cause) => {
        reply.header("retry-after", retryAfter);
        throw new HttpProblem("unavailable", { cause });
      });
      if (receipt === "key-reused") throw new HttpProblem("idempotency_key_reused");
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
  return `${routes.messageSent[language]}?${query}`;
}

function readEntry(form: Form<object>, request: FastifyRequest): NewEntry<object> {
  if (request.body === undefined) throw new HttpProblem("unsupported_media_type");
  const key = headerKey(request);
  const parsed = form.parse(
    isFormPost(request) ? form.fromPost(formFields(request)) : request.body,
  );
  if (!parsed.ok) throw new HttpProblem("invalid_fields", { errors: parsed.errors });
  const { fields } = parsed;
  return {
    fields,
    language: statedLanguage(request),
    ...(key === null && isFormPost(request)
      ? postKey(form, request, fields)
      : { idempotencyKey: key }),
    onRepeat: () => noteOutcome(request, "repeated"),
  };
}

function postKey(form: Form<object>, request: FastifyRequest, fields: object) {
  const pageKey = formKey(request);
  if (pageKey === null) return plainPostKey(form, fields);
  // A visitor who goes back and writes something else sends its page's key again, and means both.
  return { idempotencyKey: `${pageKey}:${payloadHash(form, fields)}` };
}
