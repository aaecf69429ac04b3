import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Env } from "../env.ts";
import { withoutPort } from "../networks.ts";
import { HttpProblem } from "../problem.ts";
import type { Store } from "../store/open-store.ts";

/**
 * Prepares counting how often something is done: in memory, or in the store where several servers
 * share the counts. While that cannot count, nobody is refused for it.
 */
export async function requestLimits(app: FastifyInstance, { sharedLimits }: Store) {
  await app.register(rateLimit, {
    global: false,
    skipOnError: true,
    ...(sharedLimits && { store: sharedLimits }),
  });
}

/** Who is counted: each address for itself (of IPv6 the first 64 bits), or all of them together. */
type Counted = "each" | "all";

/**
 * A hook that refuses (429 with Retry-After, in seconds) what is done more often than `limit` says.
 * All limits with the same name share a count.
 */
export function limitRequests(
  app: FastifyInstance,
  name: string,
  limit: NonNullable<Env["RATE_LIMIT"]>,
  counted: Counted = "each",
) {
  const keyOf = ({ ip }: FastifyRequest) =>
    counted === "each" ? normalizeIP(withoutPort(ip)) : counted;
  const count = app.createRateLimit({
    ...limit,
    keyGenerator: (request) => `${name} ${keyOf(request)}`,
  });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const state = await count(request);
    if (state.isAllowed || !state.isExceeded) return;
    reply.header("retry-after", Math.max(1, state.ttlInSeconds));
    throw new HttpProblem("too_many_requests");
  };
}
