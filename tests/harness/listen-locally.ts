import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { runningTest } from "./scope.ts";

/** Lets a test's server listen on a free port of this machine, and returns its URL. */
export async function listenLocally(server: Server, scope = runningTest): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  scope.onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
