/** Why the server refused a request, for programs. Pages translate it for people. */
export type ProblemCode =
  | "invalid_json"
  | "invalid_fields"
  | "invalid_idempotency_key"
  | "idempotency_key_reused"
  | "unsupported_media_type"
  | "body_too_large"
  | "too_many_requests"
  | "cross_site"
  | "not_found"
  | "method_not_allowed"
  | "bad_request"
  | "unavailable"
  | "internal";

export type FieldErrorCode = "required" | "invalid" | "too_long";

export interface FieldError {
  field: string;
  code: FieldErrorCode;
}

/** The body of every refusal, media type `application/problem+json` (RFC 9457). */
export interface Problem {
  type: "about:blank";
  title: string;
  status: number;
  code: ProblemCode;
  errors?: FieldError[];
}

export const problemMediaType = "application/problem+json";
