import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Opens a connection to a server for raw bytes. A reset counts as its end. */
export async function openSocket(serverUrl: string): Promise<Socket> {
  const { hostname, port } = new URL(serverUrl);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, "connect");
  // "close" follows each error.
  socket.on("error", () => {});
  return socket;
}

/**
 * Writes bytes (Latin-1) to a new connection and returns everything received until the server closes it
 * or, if `idleTimeoutMs` is given, until nothing has come for so long.
 */
export async function sendBytes(
  serverUrl: string,
  bytes: string,
  idleTimeoutMs = 0,
): Promise<string> {
  const socket = await openSocket(serverUrl);
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  socket.setTimeout(idleTimeoutMs, () => socket.destroy());
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write(bytes, "latin1");
  await closed;
  return Buffer.concat(chunks).toString("latin1");
}

/** The status of each answer in the received text, in order. */
export function parseStatuses(responses: string): number[] {
  return [...responses.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

/** Requests a raw path, which HTTP clients would normalise. Bytes, also of the answer, as Latin-1. */
export async function sendRaw(serverUrl: string, path: string) {
  const { host } = new URL(serverUrl);
  const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`, "Connection: close"];
  const text = await sendBytes(serverUrl, `${lines.join("\r\n")}\r\n\r\n`);
  const [head = ""] = text.split("\r\n\r\n", 1);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
    location: /^location: (.*)$/im.exec(head)?.[1],
    text,
  };
}
