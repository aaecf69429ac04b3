import { createServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { format } from "node:util";
import { SMTPServer } from "smtp-server";
import { onTestFailed, onTestFinished } from "vitest";
import { listenOnFreePort } from "./listen-on-free-port.ts";

interface ReceivedMail {
  /** Whether it came by TLS. */
  isEncrypted: boolean;
  source: string;
  recipients: string[];
}

/** A mail server of the running test. TLS is optional, with a self-signed certificate. */
export async function startFakeMailServer({ knowsTls = false } = {}) {
  const mails: ReceivedMail[] = [];
  const state = {
    refusedRecipients: [] as string[],
    /** The delay before a mail is confirmed. */
    confirmDelayMs: 0,
  };
  const lines: string[] = [];
  const log = (_entry: unknown, text = "", ...values: unknown[]) => {
    lines.push(`${Math.round(performance.now())} ${format(text, ...values)}`);
  };
  const server = new SMTPServer({
    authOptional: true,
    // Without it the server asks the network for the name of 127.0.0.1.
    disableReverseLookup: true,
    logger: {
      level: () => {},
      fatal: log,
      error: log,
      warn: log,
      info: log,
      debug: log,
      trace: log,
    },
    disabledCommands: knowsTls ? [] : ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const isRefused = state.refusedRecipients.includes(address);
      done(isRefused ? Object.assign(new Error("unknown"), { responseCode: 550 }) : null);
    },
    async onData(stream, session, done) {
      const source = await text(stream);
      await sleep(state.confirmDelayMs, undefined, { ref: false });
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      mails.push({ isEncrypted: session.secure, source, recipients });
      done();
    },
  });
  const port = await listenOnFreePort(server.server);
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  onTestFailed(() => console.error(lines.join("\n")));
  return { url: `smtp://127.0.0.1:${port}`, mails, state };
}

/**
 * A mail server of the running test that never finishes its answer to EHLO: it sends a line every `intervalMs`.
 */
export async function startDrippingMailServer(intervalMs = 20) {
  let lines = 0;
  const sockets = new Set<Socket>();
  const { promise: hungUp, resolve: hangUp } = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.write("220 slow.example ESMTP\r\n");
    const timer = setInterval(() => {
      lines += 1;
      socket.write(`250-X-LINE-${lines}\r\n`);
    }, intervalMs);
    socket.resume().on("error", () => {});
    socket.on("close", () => {
      clearInterval(timer);
      sockets.delete(socket);
      hangUp();
    });
  });
  const port = await listenOnFreePort(server);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    lines: () => lines,
    connections: () => sockets.size,
    hungUp,
  };
}
