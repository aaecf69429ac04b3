import { randomUUID } from "node:crypto";
import { formEndpoints, maxBodyBytes, maxFormBodyBytes } from "#contract/endpoints.ts";
import { maxAddressLength } from "#contract/geocode.ts";
import { prospectForm } from "#contract/prospect.ts";
import { readMetric } from "#tests/harness/read-metric.ts";

/** A kind of request, and the server's CPU time for one, in ms. */
export interface RequestCost {
  name: string;
  milliseconds: number;
}

const requestCount = 100;
const cpuSeconds = "process_cpu_seconds_total";

/** Measures the CPU time that the running server takes for the most expensive requests that it accepts. */
export async function measureRequestCosts(siteUrl: string): Promise<RequestCost[]> {
  const costs: RequestCost[] = [];
  for (const [name, request] of Object.entries(createExpensiveRequests())) {
    await send(siteUrl, request, requestCount / 3);
    const cpuBefore = await readMetric(siteUrl, cpuSeconds);
    await send(siteUrl, request, requestCount);
    const seconds = (await readMetric(siteUrl, cpuSeconds)) - cpuBefore;
    costs.push({ name, milliseconds: (seconds * 1000) / requestCount });
  }
  return costs;
}

interface Request {
  method: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A placeholder for a name that differs in every request: a repeat is answered without being stored. */
const sender = "SENDER";

/** The largest bodies, and texts that are expensive to decode, to normalise, to escape or to look up. */
function createExpensiveRequests(): Record<string, Request> {
  const fields = {
    companyName: "Bench AB",
    email: "sender@bench.example",
    hasApprovedPrivacyPolicy: "true",
  };
  const marks = `a${"\u0301".repeat(15)}${"\u0327".repeat(15)}`;
  const createLongText = (text: string) =>
    text.repeat(maxFormBodyBytes / text.length).slice(0, maxFormBodyBytes);
  const post = (furtherFields: Record<string, string>): Request => ({
    method: "POST",
    path: formEndpoints.prospect,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ senderName: sender, ...fields, ...furtherFields }).toString(),
  });
  const raw = (text: string): Request => ({ ...post({}), body: `messageBody=${text}` });
  const limit = prospectForm.limits.messageBody ?? 0;
  const json = { ...fields, hasApprovedPrivacyPolicy: true, messageBody: "å".repeat(limit) };
  return {
    "the longest message, percent-encoded": post({ messageBody: "你".repeat(limit) }),
    "a message of combining marks": post({
      messageBody: createLongText(marks).slice(0, 2 * limit),
    }),
    "64 KB of quotes, refused with a page": raw(createLongText('"').slice(20)),
    "64 KB of quotes in a line, refused with a page": {
      ...post({}),
      body: `senderName=${createLongText('"').slice(20)}`,
    },
    "64 KB of escapes, refused with a page": raw(createLongText("%22").slice(20)),
    "64 KB of marks, refused with a page": raw(
      `a${"\u0301".repeat(maxFormBodyBytes / 4 - 10)}${"\u0327".repeat(maxFormBodyBytes / 4 - 10)}`,
    ),
    "100 fields, refused with a page": raw(
      `${"&a=1".repeat(99)}${"b".repeat(maxFormBodyBytes - 500)}`,
    ),
    "the longest message as JSON": {
      ...post({}),
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...json, senderName: sender }),
    },
    "32 KB of brackets as JSON": {
      ...post({}),
      headers: { "content-type": "application/json" },
      body: "[".repeat(maxBodyBytes / 2) + "]".repeat(maxBodyBytes / 2),
    },
    "a place of many words": {
      method: "GET",
      path: `/api/geocode?${new URLSearchParams({ address: "San Jose ".repeat(99).slice(0, maxAddressLength) })}`,
    },
  };
}

/** @throws if the server fails at one: that would cost less. */
async function send(url: string, { path, body, ...options }: Request, count: number) {
  for (let sent = 0; sent < count; sent++) {
    const response = await fetch(url + path, {
      ...options,
      body: body?.replace(sender, randomUUID()) ?? null,
      redirect: "manual",
    });
    await response.arrayBuffer();
    const { status } = response;
    if (!/^(2|303|400|422)/.test(`${status}`)) throw new Error(`${path}: ${status}`);
  }
}
