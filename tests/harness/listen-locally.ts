import type { Server } from "node:http";
import { onTestFinished } from "vitest";
import { listenOnFreePort } from "./listen-on-free-port.ts";

/** Lets a server of the running test listen on a free port of this machine, and returns its URL. */
export async function listenLocally(server: Server): Promise<string> {
  const port = await listenOnFreePort(server);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${port}`;
}
