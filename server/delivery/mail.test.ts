import { expect, test, vi } from "vitest";
import { startDrippingMailServer, startFakeMailServer } from "#tests/harness/fake-mail-server.ts";
import { sampleProspect } from "#tests/harness/form-samples.ts";
import { neverAbortedSignal } from "#tests/harness/never-aborted.ts";
import { createStoredSubmission } from "#tests/harness/submissions.ts";
import type { OutboxEntry } from "../store/submissions/outbox.ts";
import { createMailTarget } from "../store/submissions/targets.ts";
import { DeliveryError } from "./delivery-error.ts";
import { createMailSender } from "./mail.ts";

const submission = createStoredSubmission("prospect", sampleProspect);
const entry: OutboxEntry = {
  id: "1",
  target: createMailTarget("sales@idi.example"),
  attempts: 0,
  submission,
};

function send(server: string, requiresTls: boolean, signal = neverAbortedSignal) {
  const people = { to: ["sales@idi.example"], from: "website@idi.example" };
  return createMailSender({ server, requiresTls, ...people })(entry, signal);
}

test("sends nothing to a server without TLS, unless the settings allow it", async () => {
  const { url, mails } = await startFakeMailServer();
  await expect(send(url, true)).rejects.toThrow("TLS refused");
  await expect(send(`${url}?requireTLS=false&ignoreTLS=true`, true)).rejects.toThrow("TLS refused");
  expect(mails).toEqual([]);
  await send(url, false);
  expect(mails).toMatchObject([{ isEncrypted: false }]);
});

test("upgrades to TLS where it is offered, and verifies the certificate", async () => {
  const { url, mails } = await startFakeMailServer({ knowsTls: true });
  await expect(send(url, true)).rejects.toThrow(/CERT/);
  expect(mails).toEqual([]);
  await send(`${url}?tls.rejectUnauthorized=false`, true);
  expect(mails).toMatchObject([{ isEncrypted: true }]);
});

test("sends without TLS where the settings allow it, and ignores the server's certificate", async () => {
  const { url, mails } = await startFakeMailServer({ knowsTls: true });
  await send(url, false);
  expect(mails).toMatchObject([{ isEncrypted: false }]);
});

test("writes no word of a mail to the log, whatever the URL asks for", async () => {
  const { url } = await startFakeMailServer();
  const spies = (["log", "info", "warn", "error"] as const).map((name) => vi.spyOn(console, name));
  await send(`${url}?logger=true&debug=true`, false);
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
});

test.each(["jsonTransport", "streamTransport", "sendmail", "SES"])(
  "sends a mail to the server, although its URL has %s",
  async (option) => {
    const { url, mails } = await startFakeMailServer();
    await send(`${url}?${option}=true`, false);
    expect(mails).toHaveLength(1);
  },
);

test("rejects when it is aborted, although the server goes on answering, and closes the connection", async () => {
  const server = await startDrippingMailServer();
  const abortController = new AbortController();
  const sending = send(server.url, false, abortController.signal);
  await expect.poll(server.lines).toBeGreaterThan(3);
  abortController.abort(new DeliveryError("timeout"));
  await expect(sending).rejects.toThrow("timeout");
  await server.hungUp;
});

test("writes domains with other letters in ASCII, as headers require", async () => {
  const { url, mails } = await startFakeMailServer();
  const { fields } = submission;
  await createMailSender({
    server: url,
    requiresTls: false,
    to: ["sales@idi.example"],
    from: "website@öberg.example",
  })(
    { ...entry, submission: { ...submission, fields: { ...fields, email: "anna@åby.example" } } },
    neverAbortedSignal,
  );
  const [head = ""] = mails[0]?.source.split("\r\n\r\n") ?? [];
  expect(head).toMatch(/^Message-ID: <[^@]+@xn--berg-4qa\.example>$/m);
  expect(head).toMatch(/^Reply-To: anna@xn--by-xia\.example$/m);
});
