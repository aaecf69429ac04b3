import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { startFakePlatform } from "#tests/harness/fake-platform.ts";
import { sampleContactMessage, sampleProspect } from "#tests/harness/form-samples.ts";
import { neverAbortedSignal } from "#tests/harness/never-aborted.ts";
import { createStoredSubmission } from "#tests/harness/submissions.ts";
import type { OutboxEntry } from "../store/submissions/outbox.ts";
import { DeliveryError, getFailureCode } from "./delivery-error.ts";
import { createPlatformSender } from "./platform.ts";

const submission = createStoredSubmission("prospect", sampleProspect);
const entry: OutboxEntry = { id: "1", target: "platform", attempts: 0, submission };

/** How an answer is judged: the code of the failure, or "delivered". */
async function outcome(
  respond: (response: ServerResponse) => unknown,
  { signal = neverAbortedSignal, attempts = 0 } = {},
) {
  const platform = await startFakePlatform(respond);
  const send = createPlatformSender({ platform: platform.url });
  return send({ ...entry, attempts }, signal).then(() => "delivered", getFailureCode);
}

const text = (code: number, type: string, body: string) => (response: ServerResponse) =>
  response.writeHead(code, type ? { "content-type": type } : {}).end(body);

describe("createPlatformSender", () => {
  test.each([
    [201, "application/json", "{}"],
    [200, "Application/JSON; charset=utf-8", '\ufeff{"id":1}'],
    [200, "application/problem+json", '{"title":"x"}'],
    [202, "application/json", "null"],
    [200, "application/json", '{"success":true}'],
    [204, "", ""],
  ])("treats %d %s %s as delivered", async (code, type, body) => {
    expect(await outcome(text(code, type, body))).toBe("delivered");
  });

  test.each([
    ["a log-in page", 200, "text/html", "<!doctype html><title>Log in</title>", "not JSON"],
    ["JSON that is not called so", 200, "", "{}", "not JSON"],
    ["another type's parameter", 200, "text/plain; x=application/json", "{}", "not JSON"],
    ["JSON that denies it", 200, "application/json", '{"success":false}', "no success"],
    ["no page", 200, "", "", "not JSON"],
    ["an empty body", 200, "application/json", "", "broken JSON"],
    ["JSON that breaks off", 200, "application/json", '{"error":', "broken JSON"],
    ["a page that is called JSON", 200, "application/json", "<!doctype html>", "broken JSON"],
    ["a refusal", 503, "text/html", "<h1>Down</h1>", ""],
    ["a long answer", 200, "application/json", `"${"x".repeat(64 * 1024)}"`, "too large"],
  ])("rejects on %s", async (_what, code, type, body, reason) => {
    expect(await outcome(text(code, type, body))).toBe(`HTTP ${code} ${reason}`.trim());
  });

  test("treats a conflict as delivered if the entry was sent before", async () => {
    const conflict = text(409, "application/json", '{"success":false}');
    expect(await outcome(conflict)).toBe("HTTP 409");
    expect(await outcome(conflict, { attempts: 1 })).toBe("delivered");
  });

  test("measures a Retry-After date by the platform's clock", async () => {
    const date = "Thu, 01 Jan 2026 12:00:00 GMT";
    const platform = await startFakePlatform((response) =>
      response.writeHead(503, { date, "retry-after": "Thu, 01 Jan 2026 12:02:00 GMT" }).end(),
    );
    const sending = createPlatformSender({ platform: platform.url })(entry, neverAbortedSignal);
    await expect(sending).rejects.toMatchObject({ message: "HTTP 503", retryAfterMs: 120_000 });
  });

  test("stops reading an endless answer, and closes the connection", async () => {
    let isLetGo: Promise<unknown> | undefined;
    const sendEndlessBody = (response: ServerResponse) => {
      response.writeHead(200, { "content-type": "application/json" });
      const pour = () => {
        while (!response.destroyed && response.write(" ".repeat(16 * 1024)));
      };
      isLetGo = new Promise((resolve) => response.once("close", resolve));
      response.on("drain", pour);
      pour();
    };
    expect(await outcome(sendEndlessBody)).toBe("HTTP 200 too large");
    await isLetGo;
  });

  test("does not wait longer for the rest of an answer than for its beginning", async () => {
    const half = (response: ServerResponse) =>
      response.writeHead(200, { "content-type": "application/json" }).write('{"id":');
    expect(await outcome(half, { signal: AbortSignal.timeout(200) })).toBe("timeout");
  });

  test("rejects kinds for which the platform has no URL", async () => {
    const platform = await startFakePlatform();
    const message = {
      ...entry,
      submission: createStoredSubmission("contactMessage", sampleContactMessage),
    };
    const sending = createPlatformSender({ platform: platform.url })(message, neverAbortedSignal);
    await expect(sending).rejects.toThrow(DeliveryError);
    expect(platform.requests).toEqual([]);
  });
});
