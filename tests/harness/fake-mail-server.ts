import { EventEmitter, once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

/** A received mail, and its recipients. */
export interface ReceivedMail {
  /** Whether it came by TLS. */
  isEncrypted: boolean;
  source: string;
  recipients: string[];
}

/**
 * A mail server of the running test; while `refusing` holds a number it answers with that code. TLS is
 * optional, with a self-signed certificate.
 */
export async function fakeMailServer({ knowsTls = false } = {}) {
  const mails: ReceivedMail[] = [];
  const state: { refusing: number | undefined } = { refusing: undefined };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: knowsTls ? [] : ["STARTTLS"],
    async onData(stream, session, done) {
      const source = await text(stream);
      if (state.refusing) {
        return done(Object.assign(new Error("no"), { responseCode: state.refusing }));
      }
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      mails.push({ isEncrypted: session.secure, source, recipients });
      done();
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = listening.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, state };
}

/**
 * A mail server of the running test that never finishes its answer to EHLO: a line every `interval`
 * milliseconds.
 */
export async function drippingMailServer(interval = 20) {
  let lines = 0;
  const sockets = new Set<Socket>();
  const hangUp = new EventEmitter();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.write("220 slow.example ESMTP\r\n");
    const timer = setInterval(() => {
      lines += 1;
      socket.write(`250-X-LINE-${lines}\r\n`);
    }, interval);
    socket.resume().on("error", () => {});
    socket.on("close", () => {
      clearInterval(timer);
      sockets.delete(socket);
      hangUp.emit("hang-up");
    });
  });
  const hungUp = once(hangUp, "hang-up");
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    lines: () => lines,
    connections: () => sockets.size,
    hungUp,
  };
}
