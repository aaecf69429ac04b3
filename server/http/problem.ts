import { STATUS_CODES } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  type FieldError,
  type Problem,
  type ProblemCode,
  problemMediaType,
} from "#contract/problem.ts";
import type { FormOutcome } from "./form-outcome.ts";

const statuses = {
  invalid_json: 400,
  bad_request: 400,
  invalid_idempotency_key: 400,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_media_type: 415,
  invalid_fields: 422,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<ProblemCode, number>;

interface ErrorDetails {
  errors?: FieldError[];
  cause?: unknown;
  outcome?: FormOutcome | undefined;
}

/**
 * An HTTP error to throw in a route. `cause` is logged if the failure is ours. `outcome` replaces the code in the
 * metrics.
 */
export class HttpError extends Error {
  override name = "HttpError";
  readonly code: ProblemCode;
  readonly errors: FieldError[];
  readonly outcome: FormOutcome;

  constructor(code: ProblemCode, { errors = [], cause, outcome = code }: ErrorDetails = {}) {
    super(code, { cause });
    this.code = code;
    this.errors = errors;
    this.outcome = outcome;
  }

  get statusCode(): number {
    return statuses[this.code];
  }
}

/** Codes of errors that the framework and its plugins throw with their status. */
const frameworkCodes: ProblemCode[] = [
  "not_found",
  "body_too_large",
  "unsupported_media_type",
  "too_many_requests",
  "unavailable",
];

/** Converts any error, of the framework or a library too. Unknown ones become "internal". */
function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  const isRefusal = status >= 400 && status < 500;
  const code =
    frameworkCodes.find((frameworkCode) => statuses[frameworkCode] === status) ??
    (isRefusal ? "bad_request" : "internal");
  return new HttpError(code, { cause: error });
}

/**
 * Returns the HTTP error to send for an error. Records a refusal for the metrics, and logs a failure of ours without the
 * visitor's words.
 */
export function recordError(request: FastifyRequest, error: unknown): HttpError {
  const httpError = toHttpError(error);
  request.outcome = httpError.outcome;
  if (httpError.statusCode >= 500)
    request.log.error({ err: httpError.cause ?? httpError }, httpError.code);
  return httpError;
}

/** Handles errors of everything but form posts: sends a problem+json body. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const httpError = recordError(request, error);
  const body: Problem = {
    type: "about:blank",
    title: STATUS_CODES[httpError.statusCode] ?? "Error",
    status: httpError.statusCode,
    code: httpError.code,
    ...(httpError.errors.length > 0 && { errors: httpError.errors }),
  };
  // Bytes: to a string the framework would add a charset, which this media type does not have.
  return reply
    .code(httpError.statusCode)
    .header("cache-control", "no-store")
    .type(problemMediaType)
    .send(Buffer.from(JSON.stringify(body)));
}
