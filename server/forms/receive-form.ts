import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from "fastify";
import { endpoints } from "#contract/endpoints";
import type { Form } from "#contract/form";
import { routes } from "#locale/routes";
import { retryAfter } from "../plugins/load-shedding.ts";
import { HttpProblem } from "../problem.ts";
import type { EntryStore, NewEntry } from "../store/entry.ts";
import { payloadHash } from "../store/payload-hash.ts";
import { answerFormError } from "./answer-form-error.ts";
import { answerLanguage, formFields, isFormPost, statedLanguage } from "./form-request.ts";
import { formKey, headerKey } from "./idempotency-key.ts";
import { loadRetryPages, type RetrySettings } from "./retry-pages.ts";

/** What a form needs to be received. */
export interface Receiver<Fields> {
  form: Form<Fields>;
  /** Keeps what was sent. */
  keep: EntryStore<Fields>["add"];
  env: RetrySettings;
  /** Hooks that may refuse a request once its body is read, so that a page can keep the words. */
  guards: preHandlerAsyncHookHandler[];
}

/** Receives a form: answers 201 (or, to form posts, the way to the page "sent") once it is kept. */
export function receiveForm<Fields extends object>(
  app: FastifyInstance,
  { form, keep, env, guards }: Receiver<Fields>,
) {
  app.post(
    endpoints[form.name],
    {
      preHandler: guards,
      errorHandler: answerFormError(loadRetryPages(env, form.name)),
    },
    async (request, reply) => {
      const entry = readEntry(form, request);
      const receipt = await keep(entry).catch((cause) => {
        reply.header("retry-after", retryAfter);
        throw new HttpProblem("unavailable", { cause });
      });
      if (receipt === "key-reused") throw new HttpProblem("idempotency_key_reused");
      if (isFormPost(request)) {
        return reply.redirect(routes.messageSent[answerLanguage(request)], 303);
      }
      return reply.code(201).send(receipt);
    },
  );
}

function readEntry<Fields extends object>(
  form: Form<Fields>,
  request: FastifyRequest,
): NewEntry<Fields> {
  if (request.body === undefined) throw new HttpProblem("unsupported_media_type");
  const key = headerKey(request);
  const parsed = form.parse(
    isFormPost(request) ? form.fromPost(formFields(request)) : request.body,
  );
  if (!parsed.ok) throw new HttpProblem("invalid_fields", { errors: parsed.errors });
  const { fields } = parsed;
  const pageKey = formKey(request);
  return {
    fields,
    language: statedLanguage(request),
    // A visitor who goes back and writes something else sends its page's key again, and means both.
    idempotencyKey: key ?? (pageKey && `${pageKey}:${payloadHash(form, fields)}`),
  };
}
