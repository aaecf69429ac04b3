import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { listenOnFreePort } from "./listen-on-free-port.ts";

/**
 * Starts a proxy to a database server on a Unix socket, on a free port of this machine. It can freeze connections as
 * a firewall does: neither side is told.
 */
export async function startFreezingProxy(databaseUrl: string) {
  const socketPath = join(decodeURIComponent(new URL(databaseUrl).hostname), ".s.PGSQL.5432");
  const pairs = new Set<Socket[]>();
  const frozenSockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((clientSocket) => {
    if (isFrozen) {
      frozenSockets.add(clientSocket.on("error", () => {}));
      return;
    }
    const databaseSocket = connect(socketPath);
    const pair = [clientSocket, databaseSocket];
    pairs.add(pair);
    clientSocket.pipe(databaseSocket);
    databaseSocket.pipe(clientSocket);
    for (const socket of pair) {
      socket.on("error", () => {});
      socket.once("close", () => {
        pairs.delete(pair);
        if (!frozenSockets.has(socket)) for (const socketOfPair of pair) socketOfPair.destroy();
      });
    }
  });
  const freeze = () => {
    for (const socket of [...pairs].flat()) {
      frozenSockets.add(socket);
      socket.unpipe();
      socket.pause();
    }
    pairs.clear();
  };
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${await listenOnFreePort(server)}`;
  return {
    /** The URL of the database through the proxy. */
    url: url.href,
    countConnections: () => pairs.size,
    /** Freezes the open connections; new ones work. */
    freeze,
    /** Freezes new connections, too, until the returned function is called. */
    freezeAll() {
      isFrozen = true;
      freeze();
      return () => {
        isFrozen = false;
      };
    },
    async close() {
      const closed = once(server, "close");
      server.close();
      for (const socket of [...frozenSockets, ...[...pairs].flat()]) socket.destroy();
      await closed;
    },
  };
}
