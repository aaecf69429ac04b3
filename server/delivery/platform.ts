import { endpoints, idempotencyHeader } from "#contract/endpoints";
import { entryTables } from "../store/entry-kinds.ts";
import type { Dispatch } from "../store/outbox.ts";
import { DeliveryFailure } from "./delivery-failure.ts";

/** How long the platform may take to answer, in milliseconds. */
const patience = 10_000;

/**
 * Hands entries on to the account platform: the wire's fields as JSON, under the entry's id as
 * idempotency key. Rejects with a `DeliveryFailure`, or with what `fetch` throws.
 */
export function platformSender(platformUrl: string): (dispatch: Dispatch) => Promise<void> {
  const base = platformUrl.replace(/\/*$/, "");
  return async ({ kind, entry }) => {
    const { name, fields } = entryTables[kind].form;
    const values = fields.map((field) => [field, entry[field as keyof typeof entry]]);
    const response = await fetch(base + endpoints[name], {
      method: "POST",
      // Another address could be anybody's.
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        [idempotencyHeader]: entry.id,
        ...(entry.language && { "content-language": entry.language }),
      },
      body: JSON.stringify(Object.fromEntries(values)),
    });
    await response.body?.cancel();
    if (response.ok) return;
    throw new DeliveryFailure(`HTTP ${response.status}`, waitOf(response));
  };
}

/** The seconds or the date of Retry-After, as milliseconds from now. */
function waitOf(response: Response): number | undefined {
  const value = response.headers.get("retry-after");
  if (value === null) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) ? wait : undefined;
}
