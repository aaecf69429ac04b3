import type { FastifyInstance, FastifyRequest } from "fastify";
import { endpoints } from "#contract/endpoints";
import { prospectFromForm } from "#contract/form-post";
import { type Prospect, parseProspect } from "#contract/prospect";
import { routes } from "#locale/routes";
import type { Env } from "../env.ts";
import { answerFormError } from "../forms/answer-form-error.ts";
import { answerLanguage, formFields, isFormPost, statedLanguage } from "../forms/form-request.ts";
import { formKey, headerKey } from "../forms/idempotency-key.ts";
import { loadRetryPages } from "../forms/retry-pages.ts";
import { retryAfter, shedLoad } from "../plugins/load-shedding.ts";
import { HttpProblem } from "../problem.ts";
import { payloadHash } from "../store/payload-hash.ts";
import type { NewProspect, ProspectStore } from "../store/prospect-store.ts";

/** Receives prospects: answers 201 (or, to form posts, the way to the page "sent") once one is kept. */
export async function customerProspect(
  app: FastifyInstance,
  { env, store }: { env: Pick<Env, "RATE_LIMIT" | "DIST_DIR">; store: ProspectStore },
) {
  app.post(
    endpoints.prospect,
    {
      // After parsing, so that a form page can keep the visitor's words.
      config: { rateLimit: env.RATE_LIMIT ? { ...env.RATE_LIMIT, hook: "preHandler" } : false },
      preHandler: shedLoad,
      errorHandler: answerFormError(loadRetryPages(env.DIST_DIR, "prospect")),
    },
    async (request, reply) => {
      const entry = readEntry(request);
      const receipt = await store.add(entry).catch((cause) => {
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

function readEntry(request: FastifyRequest): NewProspect {
  if (request.body === undefined) throw new HttpProblem("unsupported_media_type");
  const key = headerKey(request);
  const parsed = parseProspect(
    isFormPost(request) ? prospectFromForm(formFields(request)) : request.body,
  );
  if (!parsed.ok) throw new HttpProblem("invalid_fields", { errors: parsed.errors });
  return {
    prospect: parsed.prospect,
    language: statedLanguage(request),
    idempotencyKey: key ?? pageKey(request, parsed.prospect),
  };
}

/** A visitor who goes back to the page and writes something else sends its key again, and means both. */
function pageKey(request: FastifyRequest, prospect: Prospect): string | null {
  const key = formKey(request);
  return key && `${key}:${payloadHash(prospect)}`;
}
