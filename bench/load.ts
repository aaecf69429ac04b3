import { connect } from "node:net";
import { percentile } from "./median.ts";

/** What to ask of a server, and how much of it at once. Ends after that many answers or seconds. */
export interface Load {
  paths: readonly string[];
  answers: number;
  connections: number;
  seconds: number;
}

/** How a server bears a load: answers a second, and how long one waits, in ms. */
export interface LoadOutcome {
  perSecond: number;
  median: number;
  percentile99: number;
}

/**
 * Asks for files over several connections at once, each the next when its last has come in full. It
 * writes to sockets itself: an HTTP client would be slower than the servers. Throws at the first
 * answer that is not 200 with a length.
 */
export async function measureLoad(siteUrl: string, load: Load): Promise<LoadOutcome> {
  const { host, hostname, port } = new URL(siteUrl);
  const requests = load.paths.map((path) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\n\r\n`),
  );
  const waits: number[] = [];
  let asked = 0;
  const end = performance.now() + 1000 * load.seconds;
  const next = () => {
    if (asked >= load.answers || performance.now() > end) return undefined;
    asked += 1;
    return requests[asked % requests.length];
  };
  const start = performance.now();
  await Promise.all(
    Array.from({ length: load.connections }, () => askInTurn(hostname, Number(port), next, waits)),
  );
  return {
    perSecond: Math.round((1000 * waits.length) / (performance.now() - start)),
    median: percentile(waits, 0.5),
    percentile99: percentile(waits, 0.99),
  };
}

/** Keeps one connection busy until there is no next request; adds each wait in ms to `waits`. */
async function askInTurn(
  host: string,
  port: number,
  next: () => Buffer | undefined,
  waits: number[],
): Promise<void> {
  const socket = connect({ host, port, noDelay: true });
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    let left = 0;
    let head = Buffer.alloc(0);
    const ask = () => {
      const request = next();
      if (!request) {
        socket.end(resolve);
        return;
      }
      sentAt = performance.now();
      socket.write(request);
    };
    socket.on("connect", ask);
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("The server has closed the connection.")));
    socket.on("data", (chunk) => {
      if (left === 0) {
        head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
        const size = sizeOfAnswer(head);
        if (size === undefined) return;
        if (Number.isNaN(size)) {
          socket.destroy(new Error(`Not 200 with a length: ${head.toString().split("\r\n")[0]}`));
          return;
        }
        left = size - head.length;
        head = Buffer.alloc(0);
      } else {
        left -= chunk.length;
      }
      if (left > 0) return;
      waits.push(performance.now() - sentAt);
      ask();
    });
  });
}

/** The bytes of head and body together; nothing while the head is not whole, `NaN` if it is no 200. */
function sizeOfAnswer(bytes: Buffer): number | undefined {
  const headEnd = bytes.indexOf("\r\n\r\n");
  if (headEnd < 0) return undefined;
  const head = bytes.toString("latin1", 0, headEnd);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  return head.startsWith("HTTP/1.1 200") ? headEnd + 4 + Number(length) : Number.NaN;
}
