import type { InjectOptions } from "fastify";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { bodyLimit, endpoints, idempotencyHeader } from "#contract/endpoints";
import { problemMediaType } from "#contract/problem";
import { anna } from "#tests/harness/prospects";
import { listen, testApp } from "#tests/harness/test-app";

const json = { "content-type": "application/json" };
const post = (payload: unknown, headers: Record<string, string> = {}): InjectOptions => ({
  method: "POST",
  url: endpoints.prospect,
  headers: { ...json, ...headers },
  payload: typeof payload === "string" ? payload : JSON.stringify(payload),
});
/** Replacement characters would be words that nobody wrote. */
const latin = Buffer.from(JSON.stringify({ ...anna, senderName: "Åsa" }), "latin1");
const withKey = (key: string) => ({ [idempotencyHeader]: key });

describe("POST of a prospect as JSON", () => {
  it.each(["xx", "sv-SE", ""])("keeps no language for Content-Language %j", async (language) => {
    const { app, list } = await testApp();
    await app.inject(post(anna, { "content-language": language }));
    expect(await list()).toEqual([expect.objectContaining({ language: null })]);
  });

  it.each([
    ["broken JSON", post('{"senderName": "Anna"'), 400, "invalid_json"],
    ["an empty body", post(""), 400, "invalid_json"],
    ["bytes that are no UTF-8", { ...post(anna), payload: latin }, 400, "invalid_json"],
    ["a short key", post(anna, withKey("1234567")), 400, "invalid_idempotency_key"],
    ["a long key", post(anna, withKey("k".repeat(129))), 400, "invalid_idempotency_key"],
    ["a key with a space", post(anna, withKey("12345 678")), 400, "invalid_idempotency_key"],
    ["text", post(anna, { "content-type": "text/plain" }), 415, "unsupported_media_type"],
    ["XML", post("<a/>", { "content-type": "text/xml" }), 415, "unsupported_media_type"],
    ["nonsense as a type", post(anna, { "content-type": "?" }), 415, "unsupported_media_type"],
    [
      "a multipart form",
      post("--x--", { "content-type": "multipart/form-data; boundary=x" }),
      415,
      "unsupported_media_type",
    ],
    ["nothing at all", { method: "POST", url: endpoints.prospect }, 415, "unsupported_media_type"],
    ["too much", post({ ...anna, more: "x".repeat(bodyLimit) }), 413, "body_too_large"],
  ] as const)("refuses %s", async (_what, request, status, code) => {
    const { app, list } = await testApp();
    const response = await app.inject(request);
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toBe(problemMediaType);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.json()).toMatchObject({ type: "about:blank", status, code });
    expect(await list()).toEqual([]);
  });

  it("takes a body of exactly the limit", async () => {
    const { app } = await testApp();
    const size = Buffer.byteLength(JSON.stringify({ ...anna, more: "" }));
    const response = await app.inject(post({ ...anna, more: "x".repeat(bodyLimit - size) }));
    expect(response.statusCode).toBe(201);
  });

  it("answers too large a body over a real connection, declared or not", async () => {
    const { app } = await testApp();
    const url = (await listen(app)) + endpoints.prospect;
    const chunk = new TextEncoder().encode("x".repeat(100_000));
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(chunk);
        controller.close();
      },
    });
    const init = { method: "POST", headers: json };
    const declared = await fetch(url, { ...init, body: chunk });
    const chunked = await fetch(url, { ...init, body: stream, duplex: "half" } as RequestInit);
    expect([declared.status, chunked.status]).toEqual([413, 413]);
  });

  it.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"] as const)(
    "answers %s with 405 and what is allowed",
    async (method) => {
      const { app } = await testApp();
      const response = await app.inject({ method, url: endpoints.prospect, headers: json });
      expect(response.statusCode).toBe(405);
      expect(response.headers.allow).toBe("POST");
      expect(response.headers["content-type"]).toBe(problemMediaType);
      if (method !== "HEAD") expect(response.json().code).toBe("method_not_allowed");
    },
  );

  it("refuses the address that is one too many, until its time has passed", async () => {
    const { app } = await testApp({ settings: { RATE_LIMIT: "2/1m" } });
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    await app.inject("/product");
    const from = (remoteAddress: string) => app.inject({ ...post(anna), remoteAddress });
    const first = [await from("192.0.2.1"), await from("192.0.2.1"), await from("192.0.2.1")];
    expect(first.map(({ statusCode }) => statusCode)).toEqual([201, 201, 429]);
    expect(first[2]?.headers["retry-after"]).toBe("60");
    expect(first[2]?.json()).toMatchObject({ code: "too_many_requests", status: 429 });
    expect((await from("192.0.2.2")).statusCode).toBe(201);
    vi.advanceTimersByTime(61_000);
    expect((await from("192.0.2.1")).statusCode).toBe(201);
  });

  it("answers 500 without a word about a mistake of its own", async () => {
    const add = () => {
      throw new Error("secret of the house");
    };
    const { app } = await testApp({ submissions: { add } });
    const response = await app.inject(post(anna));
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      type: "about:blank",
      title: "Internal Server Error",
      status: 500,
      code: "internal",
    });
  });

  it("takes an idempotency key with or without quotes", async () => {
    const { app, list } = await testApp();
    const first = await app.inject(post(anna, withKey("key-of-anna")));
    const again = await app.inject(post(anna, withKey('"key-of-anna"')));
    expect(again.json()).toEqual(first.json());
    expect(await list()).toHaveLength(1);
  });
});
