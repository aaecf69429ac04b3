import { setTimeout as sleep } from "node:timers/promises";
import { formEndpoints, idempotencyHeader } from "#contract/endpoints.ts";
import { type Prospect, prospectForm } from "#contract/prospect.ts";
import type { Receipt } from "#server/store/submissions/submission.ts";
import { canary } from "#tests/harness/canary.ts";
import { createValidFields } from "#tests/harness/form-fields.ts";

/** A prospect that differs for each number; some are long. */
export function createProspect(number: number): Prospect {
  return {
    ...createValidFields(prospectForm),
    senderName: `${canary} No. ${number}`,
    companyName: `Smörgås & "Söner" <${number}>`,
    email: `no.${number}@resilience.example`,
    phoneNumber: `+46 8 ${number}`,
    messageBody: `Nr ${number}.\n🧑‍🤝‍🧑 ${"Räksmörgås! ".repeat(number % 150)}`,
    hasFacilitatorUsageInterest: number % 2 === 0,
    hasTeamUsageInterest: number % 3 === 0,
    hasPersonalUsageInterest: number % 5 === 0,
  };
}

/** Sends a prospect with a key, as the site's script does. */
export function post(
  siteUrl: string,
  prospect: Prospect,
  key: string,
  {
    signal = null,
    headers = {},
  }: { signal?: AbortSignal | null; headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(siteUrl + formEndpoints.prospect, {
    method: "POST",
    headers: { "content-type": "application/json", [idempotencyHeader]: key, ...headers },
    body: JSON.stringify(prospect),
    signal,
  });
}

/**
 * Sends a prospect with one key until it is acknowledged. Broken connections and 503 are retried; any
 * other answer is an error. `urlOf` is called before each attempt.
 */
export async function postUntilStored(
  urlOf: () => string,
  number: number,
  signal: AbortSignal,
): Promise<{ receipt: Receipt; attempts: number }> {
  for (let attempts = 1; ; attempts++) {
    signal.throwIfAborted();
    const answer = await tryToStore(urlOf(), number, signal);
    if (answer) return { receipt: answer, attempts };
    await sleep(50 + Math.random() * 100, undefined, { signal });
  }
}

async function tryToStore(
  url: string,
  number: number,
  signal: AbortSignal,
): Promise<Receipt | undefined> {
  let status: number;
  let text: string;
  try {
    const response = await post(url, createProspect(number), createKey(number), { signal });
    status = response.status;
    text = await response.text();
  } catch {
    return undefined;
  }
  if (status === 201) return JSON.parse(text);
  if (status === 503) return undefined;
  throw new Error(`Prospect ${number} was answered with ${status}: ${text}`);
}

/** The key with which the site's script sends a numbered prospect. */
export function createKey(number: number): string {
  return `resilience-${number}`;
}
