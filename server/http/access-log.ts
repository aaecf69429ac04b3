import { type FastifyReply, type FastifyRequest, LogController } from "fastify";

/** Returns the path of a request without its query string, which may contain personal data. */
export function getRequestPath(request: FastifyRequest): string {
  const { url } = request;
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
}

/** Polled by machines every few seconds; logged at debug level only. */
const polledPaths = new Set<string | undefined>(["/healthz", "/readyz", "/metrics"]);

/** Logs one line per request when it is answered, without its content and sender. */
export class AccessLog extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { method } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const level = polledPaths.has(request.routeOptions.url) ? "debug" : "info";
    reply.log[level](
      { method, path: getRequestPath(request), status: reply.statusCode, ms },
      "request",
    );
  }
}

/**
 * Serializers of log lines. An error is logged with its type, codes and location only, since parsers quote their
 * input in their messages.
 */
export const logFormat = {
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, path: getRequestPath(request) }),
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    err: serializeError,
  },
};

function serializeError(error: Error & { code?: unknown; cause?: unknown; errstr?: string }) {
  const stack = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  // `fetch` says in the cause why it failed.
  const { code = (error.cause as { code?: unknown } | undefined)?.code } = error;
  // `errstr` is SQLite's generic text for an error code, such as "database is locked".
  return {
    type: error.name,
    code,
    message: error.errstr ?? "",
    stack: stack.join("\n"),
  };
}
