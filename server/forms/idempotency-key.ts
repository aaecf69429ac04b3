import type { FastifyRequest } from "fastify";
import { idempotencyHeader } from "#contract/endpoints";
import type { Form } from "#contract/form";
import { formOnlyFields } from "#contract/form-post";
import { HttpError } from "../problem.ts";
import { payloadHash } from "../store/submissions/submission.ts";
import { formFields } from "./form-request.ts";

const keyPattern = /^[\x21-\x7e]{8,128}$/;

/**
 * The idempotency key: 8 to 128 visible ASCII characters, with or without the quotes of a structured
 * header. `null` if there is none.
 * @throws if the header holds anything else.
 */
export function headerKey(request: FastifyRequest): string | null {
  const header = request.headers[idempotencyHeader.toLowerCase()];
  if (header === undefined) return null;
  const key = String(header).replace(/^"(.*)"$/, "$1");
  if (!keyPattern.test(key)) throw new HttpError("invalid_idempotency_key");
  return key;
}

/**
 * The shared key of equal form posts without a key of their own, and its lifetime in milliseconds: the
 * same words sent again within a minute are one message.
 */
export function plainPostKey(form: Form<object>, fields: object) {
  // A client's key cannot contain a space.
  return {
    idempotencyKey: `post ${form.name} ${payloadHash(form, fields)}`,
    keyLifetimeMs: 60_000,
  };
}

/** The key that a form post carries, or `null` if it has no valid one. */
export function formKey(request: FastifyRequest): string | null {
  const key = formFields(request)[formOnlyFields.idempotencyKey];
  return typeof key === "string" && keyPattern.test(key) ? key : null;
}
