import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A way to a database that can lose its connections as a firewall does: without telling either side. */
export interface FreezingProxy {
  /** The address of the database, by this way. */
  url: string;
  /** How many connections go through now. */
  connections(): number;
  /** Lets nothing more through on the connections that are there; new ones work. */
  freeze(): void;
  /** Does the same, and answers no new connections either, until the function that it gives is called. */
  lose(): () => void;
  close(): Promise<void>;
}

/** Opens a way to the database server of an address, on a free port of this machine. */
export async function freezingProxy(databaseUrl: string): Promise<FreezingProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<Socket[]>();
  const frozen = new Set<Socket>();
  let isLost = false;
  const server = createServer((near) => {
    if (isLost) {
      frozen.add(near.on("error", () => {}));
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    const pair = [near, far];
    pairs.add(pair);
    near.pipe(far);
    far.pipe(near);
    for (const socket of pair) {
      socket.on("error", () => {});
      socket.once("close", () => {
        pairs.delete(pair);
        if (!frozen.has(socket)) for (const other of pair) other.destroy();
      });
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const freeze = () => {
    for (const socket of [...pairs].flat()) {
      frozen.add(socket);
      socket.unpipe();
      socket.pause();
    }
    pairs.clear();
  };
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    connections: () => pairs.size,
    freeze,
    lose() {
      isLost = true;
      freeze();
      return () => {
        isLost = false;
      };
    },
    async close() {
      const closed = once(server, "close");
      server.close();
      for (const socket of [...frozen, ...[...pairs].flat()]) socket.destroy();
      await closed;
    },
  };
}
