/** Why a delivery failed: a short code, never the visitor's or the target's words. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  /** The delay that the target asked for. */
  readonly retryAfterMs: number | undefined;

  constructor(code: string, retryAfterMs?: number) {
    super(code);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Returns the code of an error, as operators see it in the outbox: "HTTP 503", "ECONNREFUSED", "timeout". */
export function getFailureCode(error: unknown): string {
  if (error instanceof DeliveryError) return error.message;
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "TimeoutError") return "timeout";
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === "string") return code;
  return cause === undefined ? error.name : getFailureCode(cause);
}
