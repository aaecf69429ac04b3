import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import { idempotencyHeader } from "#contract/endpoints";
import type { Prospect } from "#contract/prospect";
import type { Context } from "../scenario.ts";

/** How a receiver treats what comes for the first, second … time: whether it keeps it, what it says. */
export type Manner = (time: number) => {
  keeps: boolean;
  answer(response: ServerResponse): unknown;
};

/** Says that something was kept, in the only way that counts. */
export const accept = (response: ServerResponse) =>
  response.writeHead(201, { "content-type": "application/json" }).end("{}");

/** Keeps everything and says so, after some milliseconds. */
export function reliable(delay = 0): Manner {
  return () => ({
    keeps: true,
    answer: (response) => setTimeout(() => accept(response), delay),
  });
}

/** The account platform, as the scenario wants it. */
export interface Receiver {
  /** The value of PLATFORM_URL. */
  url: string;
  /** What it has kept, by key. */
  kept: Map<string, Prospect>;
  /** How often something came again that was kept already. */
  repeats(): number;
  /** What came again under its key, but with other words. */
  contradictions: string[];
  /** Is not there any more. */
  close(): Promise<void>;
  /** Is there again, at the same address. */
  open(): Promise<void>;
}

/** Starts a receiver, which ends with the scenario. */
export async function startReceiver(
  { stack }: Pick<Context, "stack">,
  manner: Manner = reliable(),
): Promise<Receiver> {
  const kept = new Map<string, Prospect>();
  const times = new Map<string, number>();
  const contradictions: string[] = [];
  let repeats = 0;
  const server = createServer(async (request, response) => {
    const key = String(request.headers[idempotencyHeader.toLowerCase()]);
    // A sender that is killed leaves half a request.
    const body = await text(request)
      .then(JSON.parse)
      .catch(() => undefined);
    if (body === undefined) return;
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    const { keeps, answer } = manner(time);
    const known = kept.get(key);
    if (known) repeats += 1;
    if (known && !isDeepStrictEqual(known, body)) contradictions.push(key);
    if (keeps) kept.set(key, body);
    answer(response);
  });
  const open = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  const close = async () => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  await open(0);
  stack.defer(close);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    kept,
    repeats: () => repeats,
    contradictions,
    close,
    open: () => open(port),
  };
}
