import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { noteShed } from "../metrics/outcome.ts";
import { HttpProblem } from "../problem.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the server has more to do than it can. */
    isBehind(): boolean;
  }
}

/** When to come back, in seconds, after the server could not take a request. */
export const retryAfter = 10;

/** How often to look, in milliseconds. */
const interval = 500;

/**
 * Watches how late the server's own timer is, in milliseconds: the sign of more work than it can do.
 * How late it was last counts, so that there is always an answer and recovery is seen at once.
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

/** A hook that refuses requests (503 with Retry-After) while the server has more than it can do. */
export async function shedLoad(request: FastifyRequest, reply: FastifyReply) {
  if (!request.server.isBehind()) return;
  noteShed(request);
  reply.header("retry-after", retryAfter);
  throw new HttpProblem("unavailable");
}
