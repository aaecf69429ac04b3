import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ConnectionError, FastifyRequest, RawRequestDefaultExpression } from "fastify";
import { type Problem, problemMediaType } from "#contract/problem";
import type { Metrics } from "../metrics/create-metrics.ts";
import { HttpProblem } from "../problem.ts";
import type { Unanswered } from "./unanswered.ts";

interface UnreadableParts {
  /** The headers that all answers share. */
  headers: Record<string, string>;
  metrics: Pick<Metrics, "unreadable">;
  unanswered: Unanswered;
}

/**
 * Answers requests that Node's parser could not read, or not in time, with 400, 408 or 431, counted, and
 * with the shared headers.
 */
export function answerUnreadable({ headers, metrics, unanswered }: UnreadableParts) {
  return (error: ConnectionError, socket: Socket) => {
    const status = statusOf(error.code);
    if (status) metrics.unreadable.inc({ status });
    const isFree = socket.writable && !unanswered.hasBegun(socket);
    if (status && isFree) socket.write(answerOf(status, headers));
    socket.destroy();
  };
}

/** `undefined` if the connection failed. */
function statusOf(code: string): number | undefined {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  return code.startsWith("HPE_") ? 400 : undefined;
}

function answerOf(status: number, headers: Record<string, string>): string {
  const title = STATUS_CODES[status] ?? "";
  const problem: Problem = { type: "about:blank", title, status, code: "bad_request" };
  const body = JSON.stringify(problem);
  const lines = Object.entries({
    ...headers,
    "Cache-Control": "no-store",
    "Content-Type": problemMediaType,
    "Content-Length": String(body.length),
    Connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${title}\r\n${lines.join("")}\r\n${body}`;
}

/**
 * A hook that refuses (400) a request without Host, as HTTP/1.1 demands; Node's own answer would lack our
 * headers.
 */
export async function requireHost({ headers, raw }: FastifyRequest) {
  if (headers.host === undefined && raw.httpVersion === "1.1") throw new HttpProblem("bad_request");
}

/**
 * The request's URL with broken escapes encoded, so that it is answered like any unknown one, with a page
 * or, below /api, a problem.
 */
export function readablePath({ url = "/" }: Pick<RawRequestDefaultExpression, "url">): string {
  if (!url.includes("%")) return url;
  const [path = ""] = url.split("?", 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}
