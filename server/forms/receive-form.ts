import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from "fastify";
import { endpoints } from "#contract/endpoints";
import type { Form } from "#contract/form";
import { findRobot } from "#contract/robot-signs";
import { routes } from "#locale/routes";
import { noteOutcome } from "../metrics/outcome.ts";
import { retryAfter } from "../plugins/load-shedding.ts";
import { HttpProblem } from "../problem.ts";
import type { NewEntry } from "../store/entry.ts";
import { payloadHash } from "../store/payload-hash.ts";
import type { RobotStore } from "../store/robot-store.ts";
import { answerFormError } from "./answer-form-error.ts";
import { answerLanguage, formFields, isFormPost, statedLanguage } from "./form-request.ts";
import { formKey, headerKey } from "./idempotency-key.ts";
import type { KeptForm } from "./kept-forms.ts";
import { loadRetryPages, type RetrySettings } from "./retry-pages.ts";

/** What a form needs to be received. */
export interface Receiver extends Pick<KeptForm, "form" | "keep"> {
  /** Keeps what no person seems to have sent, apart from the rest. */
  setApart: RobotStore["add"];
  env: RetrySettings;
  /** Hooks that may refuse a request once its body is read, so that a page can keep the words. */
  guards: preHandlerAsyncHookHandler[];
}

/**
 * Receives a form: answers 201 (or, to form posts, the way to the page "sent") once it is kept. A
 * program that gives itself away learns nothing of it: it is answered in the same way.
 */
export function receiveForm(app: FastifyInstance, { form, keep, setApart, env, guards }: Receiver) {
  app.post(
    endpoints[form.name],
    {
      preHandler: guards,
      errorHandler: answerFormError(loadRetryPages(env, form.name)),
    },
    async (request, reply) => {
      const entry = readEntry(form, request);
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
        return reply.redirect(routes.messageSent[answerLanguage(request)], 303);
      }
      return reply.code(201).send(receipt);
    },
  );
}

function readEntry(form: Form<object>, request: FastifyRequest): NewEntry<object> {
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
    onRepeat: () => noteOutcome(request, "repeated"),
  };
}
