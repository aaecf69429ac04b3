import { once } from "node:events";
import http from "node:http";
import https from "node:https";
import { finished } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";

export interface LoadRequest {
  path: string;
  method?: "POST";
  headers?: Record<string, string>;
  body?: string;
}

/** Where a load goes: to a URL, or to a socket as if it were that URL's server. */
interface LoadTarget {
  url: string;
  socketPath?: string;
}

/** The number of requests in flight, and the pause of each after its response. */
interface LoadOptions {
  connections: number;
  pauseMs?: number;
  signal: AbortSignal;
}

/** The number of responses with each status, and of failures with each error, such as "ECONNRESET". */
export type LoadCounts = Record<string, number>;

/** Sends the requests in turn, repeatedly, until the signal is aborted. */
export async function sendRepeatedly(
  { url, socketPath }: LoadTarget,
  requests: readonly LoadRequest[],
  { connections, pauseMs = 0, signal }: LoadOptions,
): Promise<LoadCounts> {
  const { protocol, hostname, port } = new URL(url);
  const { Agent, request } = protocol === "https:" ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const target = { hostname, port, socketPath, agent, rejectUnauthorized: false };
  const counts: LoadCounts = {};
  let sentCount = 0;
  const send = async () => {
    const { body, ...next } = requests[sentCount++ % requests.length] ?? { path: "/" };
    const outcome = await readStatus(request({ ...target, ...next }).end(body)).catch(
      ({ code }) => code,
    );
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  };
  const repeat = async () => {
    for (; !signal.aborted; await sleep(pauseMs)) await send();
  };
  await Promise.all(Array.from({ length: connections }, repeat));
  agent.destroy();
  return counts;
}

/** Returns the status of an answer that has arrived as a whole. */
async function readStatus(request: http.ClientRequest): Promise<number | undefined> {
  // The server may refuse a request before it has arrived as a whole.
  request.on("error", () => {});
  request.setTimeout(10_000, () =>
    request.destroy(Object.assign(new Error(), { code: "timeout" })),
  );
  const [response]: http.IncomingMessage[] = await once(request, "response");
  response?.resume();
  if (response) await finished(response);
  return response?.statusCode;
}
