import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { HttpProblem } from "../problem.ts";

/** When to come back, in seconds, after the server could not take a request. */
export const retryAfter = 10;

/** Watches how late the server's own timers are, in milliseconds: the sign of more work than it can do. */
export async function loadShedding(app: FastifyInstance, longestDelay = 1000) {
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelay,
    // Refusing is left to `shedLoad`: only after parsing can a form page keep the visitor's words.
    pressureHandler: () => {},
  });
}

/** A hook that refuses requests (503 with Retry-After) while the server has more than it can do. */
export async function shedLoad(request: FastifyRequest, reply: FastifyReply) {
  if (!request.server.isUnderPressure()) return;
  reply.header("retry-after", retryAfter);
  throw new HttpProblem("unavailable");
}
