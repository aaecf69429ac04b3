import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Opens a connection to a server, to write bytes as they are. A reset counts as its end. */
export async function openSocket(serverUrl: string): Promise<Socket> {
  const { hostname, port } = new URL(serverUrl);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, "connect");
  // "close" follows, whatever it was.
  socket.on("error", () => {});
  return socket;
}

/**
 * Writes bytes (Latin-1) to a connection of their own and gives all that comes back until the server
 * closes it, or until nothing has come for `timeout` milliseconds.
 */
export async function exchange(serverUrl: string, bytes: string, timeout = 2000): Promise<string> {
  const socket = await openSocket(serverUrl);
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  socket.setTimeout(timeout, () => socket.destroy());
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write(bytes, "latin1");
  await closed;
  return Buffer.concat(chunks).toString("latin1");
}

/** The status of each answer in what came back: of several requests on one connection, several. */
export function statusesOf(answers: string): number[] {
  return [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
