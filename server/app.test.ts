import { describe, expect, test } from "vitest";
import { createFormPost, createJsonPost, formHeaders } from "#tests/harness/form-posts.ts";
import { sampleProspect } from "#tests/harness/form-samples.ts";
import { buildTestApp } from "#tests/harness/test-app.ts";

/** What a visitor, or a proxy that is not trusted, may write into a request. */
const forged = (number: number) => ({
  host: `evil${number}.example`,
  "x-forwarded-for": `203.0.113.${number}`,
  "x-forwarded-host": `evil${number}.example`,
  "x-forwarded-proto": "https",
  "x-real-ip": `203.0.113.${number}`,
  forwarded: `for=203.0.113.${number};host=evil${number}.example;proto=https`,
});

describe("X-Forwarded headers", () => {
  test("do not change who is counted, where redirects lead, or the log", async () => {
    const { app, log } = await buildTestApp({ settings: { RATE_LIMIT: "2/1m" } });
    const sends = [
      await app.inject({ ...createJsonPost(), headers: forged(1) }),
      await app.inject({
        ...createFormPost(sampleProspect, { language: "sv" }),
        headers: { ...forged(2), ...formHeaders },
      }),
      await app.inject({ ...createJsonPost(), headers: forged(3) }),
    ];
    expect(sends.map(({ statusCode }) => statusCode)).toEqual([201, 303, 429]);
    const slash = await app.inject({ url: "/product/?a=1", headers: forged(4) });
    expect([slash.statusCode, slash.headers.location]).toEqual([308, "/product?a=1"]);
    expect(sends[1]?.headers.location).toMatch(/^\/sv\/meddelande-skickat\?reference=/);
    const responses = JSON.stringify([...sends, slash].map(({ body, headers }) => [body, headers]));
    expect(responses).not.toMatch(/evil|203\.0\.113/);
    expect(log.join("")).not.toMatch(/evil|203\.0\.113/);
    expect(log).toHaveLength(4);
  });

  test("are trusted where a proxy named by TRUST_PROXY wrote them, and not where a visitor did", async () => {
    const settings = { RATE_LIMIT: "1/1m", TRUST_PROXY: "loopback,10.0.0.0/8" };
    const { app } = await buildTestApp({ settings });
    const getStatus = async (remoteAddress: string, forwardedFor: string) => {
      const headers = { "x-forwarded-for": forwardedFor };
      return (await app.inject({ ...createJsonPost(), remoteAddress, headers })).statusCode;
    };
    expect(await getStatus("127.0.0.1", "192.0.2.1")).toBe(201);
    expect(await getStatus("::ffff:127.0.0.1", "192.0.2.2, 10.0.0.9")).toBe(201);
    expect(await getStatus("127.0.0.1", "198.51.100.1, 192.0.2.1")).toBe(429);
    expect(await getStatus("127.0.0.1", "198.51.100.2, 192.0.2.2, 10.1.2.3")).toBe(429);
    // Some proxies append the visitor's port, which changes with each connection.
    expect(await getStatus("127.0.0.1", "192.0.2.1:50123")).toBe(429);
    expect(await getStatus("127.0.0.1", "[2001:db8::7]:50124")).toBe(201);
    expect(await getStatus("127.0.0.1", "2001:db8::8")).toBe(429);
    // Or that of the proxy before them.
    expect(await getStatus("127.0.0.1", "192.0.2.3, 10.0.0.9:50125")).toBe(201);
    expect(await getStatus("127.0.0.1", "192.0.2.4, [::ffff:10.0.0.9]:50126")).toBe(201);
    expect(await getStatus("127.0.0.1", "192.0.2.3:50127,10.0.0.9")).toBe(429);
    // Not a trusted proxy: it is counted itself.
    expect(await getStatus("192.0.2.9", "198.51.100.3")).toBe(201);
    expect(await getStatus("192.0.2.9", "198.51.100.4")).toBe(429);
  });

  test("name the host of our own pages only if a trusted proxy sends them", async () => {
    const headers = {
      origin: "https://w.example",
      host: "i.local",
      "x-forwarded-host": "w.example",
    };
    const settings = { TRUST_PROXY: "loopback" };
    const [open, behind] = [await buildTestApp(), await buildTestApp({ settings })];
    const send = ({ app }: typeof open, remoteAddress: string) =>
      app.inject({ ...createJsonPost(), remoteAddress, headers });
    expect((await send(open, "127.0.0.1")).statusCode).toBe(403);
    expect((await send(behind, "127.0.0.1")).statusCode).toBe(201);
    expect((await send(behind, "192.0.2.1")).statusCode).toBe(403);
  });
});

test("closes slow and silent connections after the configured milliseconds", async () => {
  const { headersTimeout, requestTimeout, timeout } = (await buildTestApp()).app.server;
  expect([headersTimeout, requestTimeout, timeout]).toEqual([10_000, 15_000, 30_000]);
});
