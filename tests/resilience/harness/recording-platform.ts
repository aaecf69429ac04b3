import type { ServerResponse } from "node:http";
import { isDeepStrictEqual } from "node:util";
import { idempotencyHeader } from "#contract/endpoints.ts";
import type { Prospect } from "#contract/prospect.ts";
import { createResponder, startFakePlatform } from "#tests/harness/fake-platform.ts";

/** The only answer that confirms a delivery. */
export const accept = createResponder(201);

export type RecordingPlatform = Awaited<ReturnType<typeof startPlatform>>;

/** Starts an account platform that records what it gets, by key, before it answers; it ends with the scenario. */
export async function startPlatform(respond: (response: ServerResponse) => unknown = accept) {
  const prospectsByKey = new Map<string, Prospect>();
  /** Requests that came again with the same key but different content. */
  const contradictions: string[] = [];
  let repeats = 0;
  const platform = await startFakePlatform((response, _count, { headers, body }) => {
    const key = String(headers[idempotencyHeader.toLowerCase()]);
    const knownProspect = prospectsByKey.get(key);
    if (knownProspect) repeats += 1;
    if (knownProspect && !isDeepStrictEqual(knownProspect, body)) contradictions.push(key);
    prospectsByKey.set(key, body as Prospect);
    respond(response);
  });
  return { ...platform, stored: prospectsByKey, contradictions, repeats: () => repeats };
}
