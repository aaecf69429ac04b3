import type { ServerResponse } from "node:http";
import { isDeepStrictEqual } from "node:util";
import { idempotencyHeader } from "#contract/endpoints";
import type { Prospect } from "#contract/prospect";
import { startFakePlatform, status } from "#tests/harness/fake-platform";

/** What a platform does at the first, second … request: whether it stores it, and its answer. */
export type Behaviour = (time: number) => {
  stores: boolean;
  answer(response: ServerResponse): unknown;
};

/** The only answer that confirms a delivery. */
export const accept = status(201);

/** Stores and confirms everything, after some milliseconds. */
export function reliable(delay = 0): Behaviour {
  return () => ({
    stores: true,
    answer: (response) => setTimeout(() => accept(response), delay),
  });
}

export type RecordingPlatform = Awaited<ReturnType<typeof startPlatform>>;

/** Starts an account platform that records what it stored, by key; it ends with the scenario. */
export async function startPlatform(behaviour: Behaviour = reliable()) {
  const stored = new Map<string, Prospect>();
  const times = new Map<string, number>();
  /** Requests that came again with the same key but different content. */
  const contradictions: string[] = [];
  let repeats = 0;
  const platform = await startFakePlatform((response, _count, { headers, body }) => {
    const key = String(headers[idempotencyHeader.toLowerCase()]);
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    const { stores, answer } = behaviour(time);
    const known = stored.get(key);
    if (known) repeats += 1;
    if (known && !isDeepStrictEqual(known, body)) contradictions.push(key);
    if (stores) stored.set(key, body as Prospect);
    answer(response);
  });
  return { ...platform, stored, contradictions, repeats: () => repeats };
}
