import { expect, it } from "vitest";
import { exchange } from "#tests/harness/raw-socket";
import { listen, testApp } from "#tests/harness/test-app";

it.each([
  [400, "what is no HTTP", "Hello\r\n\r\n"],
  [431, "too many headers", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(17_000)}\r\n\r\n`],
  [408, "headers without an end", "GET / HTTP/1.1\r\nHost: a\r\n"],
])(
  "answers %i to %s, with the headers of all answers, and counts it",
  async (status, _what, bytes) => {
    const { app } = await testApp();
    const url = await listen(app);
    if (status === 408) app.server.headersTimeout = 100;
    const answer = await exchange(url, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`));
    expectHeaders(answer);
    const { body } = await app.inject("/metrics");
    expect(body).toContain(`http_unreadable_requests_total{status="${status}"} 1`);
  },
);

it("answers a request without a host like any other that is refused", async () => {
  const { app } = await testApp();
  const answer = await exchange(await listen(app), "GET / HTTP/1.1\r\nConnection: close\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expectHeaders(answer);
  const { body } = await app.inject("/metrics");
  expect(body).toMatch(/^http_request_duration_seconds_count\{.*status="4xx"\} 1$/m);
});

it("serves programs that speak HTTP/1.0 and name no host", async () => {
  const { app } = await testApp();
  expect(await exchange(await listen(app), "GET /product HTTP/1.0\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 200 /,
  );
});

function expectHeaders(answer: string) {
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  expect(head).toMatch(/^content-security-policy: default-src 'none'/im);
  expect(head).toMatch(/^x-content-type-options: nosniff\r$/im);
  expect(head).toMatch(/^content-type: application\/problem\+json\r$/im);
  expect(JSON.parse(body)).toMatchObject({ code: "bad_request" });
}
