import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { noteShed } from "../metrics/outcome.ts";
import { HttpProblem } from "../problem.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the server is overloaded. */
    isBehind(): boolean;
  }
}

/** Retry-After of refused requests, in seconds. */
export const retryAfter = 10;

/** Sampling interval, in milliseconds. */
const interval = 500;

/**
 * Measures event loop delay in milliseconds with a timer: the sign of overload. The last sample counts,
 * so that there always is one and recovery shows at once.
 */
export function loadShedding(app: FastifyInstance, longestDelay = 1000) {
  let delay = 0;
  let due = performance.now() + interval;
  const timer = setInterval(() => {
    delay = performance.now() - due;
    due = performance.now() + interval;
  }, interval);
  timer.unref();
  app.decorate("isBehind", () => delay > longestDelay);
  app.addHook("onClose", async () => clearInterval(timer));
}

/** A hook that refuses requests (503 with Retry-After) while the server is overloaded. */
export async function shedLoad(request: FastifyRequest, reply: FastifyReply) {
  if (!request.server.isBehind()) return;
  noteShed(request);
  reply.header("retry-after", retryAfter);
  throw new HttpProblem("unavailable");
}
