import { idempotencyHeader } from "#contract/endpoints.ts";
import { forms } from "#contract/forms.ts";
import { BodyTooLargeError, readResponseBody } from "../http/read-response-body.ts";
import type { OutboxEntry } from "../store/submissions/outbox.ts";
import { type DeliveryTargets, getPlatformUrl } from "../store/submissions/targets.ts";
import { DeliveryError } from "./delivery-error.ts";

/** The time limit of a request with its whole response, in milliseconds. */
export const requestTimeoutMs = 10_000;
const maxResponseBytes = 64 * 1024;

/**
 * Creates a function that delivers a submission to the account platform: the fields as JSON, with the
 * submission's id as idempotency key. Delivered means status 204, 409 to a key that was sent before, or an ok
 * status with JSON without `"success": false` (a log-in or maintenance page has stored nothing). Rejects with a
 * `DeliveryError`, or with the error of `fetch`.
 */
export function createPlatformSender(
  deliveryTargets: DeliveryTargets,
): (entry: OutboxEntry, signal: AbortSignal) => Promise<void> {
  return async ({ submission, attempts }, signal) => {
    const { id, kind, fields, language } = submission;
    const url = getPlatformUrl(kind, deliveryTargets);
    if (!url) throw new DeliveryError("no address");
    const values = forms[kind].visibleFields.map((field) => [field, fields[field]]);
    const response = await fetch(url, {
      method: "POST",
      // A redirect could lead anywhere.
      redirect: "manual",
      signal,
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        [idempotencyHeader]: id,
        ...(language && { "content-language": language }),
      },
      body: JSON.stringify(Object.fromEntries(values)),
    });
    const failure = await findFailureReason(response, attempts > 0);
    if (failure === undefined) return;
    const reason = ["HTTP", response.status, failure].filter(Boolean).join(" ");
    throw new DeliveryError(reason, parseRetryAfter(response));
  };
}

/** Returns what is wrong with a response besides its status; undefined if it confirms the delivery. */
async function findFailureReason(
  response: Response,
  isRepeat: boolean,
): Promise<string | undefined> {
  if (response.status === 204 || (response.status === 409 && isRepeat)) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.ok || !isJson(response.headers.get("content-type"))) {
    await response.body?.cancel();
    return response.ok ? "not JSON" : "";
  }
  try {
    const body = JSON.parse(
      new TextDecoder().decode(await readResponseBody(response, maxResponseBytes)),
    );
    return body?.success === false ? "no success" : undefined;
  } catch (error) {
    if (error instanceof BodyTooLargeError) return "too large";
    if (error instanceof SyntaxError) return "broken JSON";
    throw error;
  }
}

/** Whether a content type is application/json or ends in +json. */
function isJson(type: string | null): boolean {
  return /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type ?? "");
}

/** Parses Retry-After, seconds or a date, into milliseconds. Uses the response's own date, not our clock. */
function parseRetryAfter({ headers }: Response): number | undefined {
  const value = headers.get("retry-after");
  if (value === null) return undefined;
  const sentAt = Date.parse(headers.get("date") ?? "") || Date.now();
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - sentAt;
  return Number.isFinite(wait) ? wait : undefined;
}
