import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Env } from "../env.ts";
import { HttpProblem } from "../problem.ts";
import type { Store } from "../store/open-store.ts";

/**
 * Sets up rate limiting: in memory, or in the store where several servers share the counts. If counting
 * fails, nobody is refused.
 */
export async function requestLimits(app: FastifyInstance, { sharedLimits }: Store) {
  await app.register(rateLimit, {
    global: false,
    skipOnError: true,
    ...(sharedLimits && { store: sharedLimits }),
  });
}

type Limit = NonNullable<Env["RATE_LIMIT"]>;

/** Requests of the same key share a count. */
type KeyOf = (request: FastifyRequest) => string;

/** A hook that refuses (429 with Retry-After, in seconds) what exceeds `limit`. */
export function limitRequests(app: FastifyInstance, keyOf: KeyOf, limit: Limit) {
  const count = app.createRateLimit({ ...limit, keyGenerator: keyOf });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    refuse(await count(request), reply);
  };
}

/**
 * Two hooks that limit posts. Beyond the limit a post is refused after its body is read, so that the form
 * error page can keep the values; beyond twice the limit unread, after `floodDelay` ms: a client that waits
 * for refusals sends less.
 */
export function limitPosts(app: FastifyInstance, keyOf: KeyOf, limit: Limit, floodDelay = 250) {
  const count = app.createRateLimit({ ...limit, ban: limit.max, keyGenerator: keyOf });
  const counted = new WeakMap<FastifyRequest, Count>();
  return {
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      const result = await count(request);
      counted.set(request, result);
      if (result.isAllowed || !result.isBanned) return;
      await new Promise((resolve) => setTimeout(resolve, floodDelay));
      refuse(result, reply);
    },
    async preHandler(request: FastifyRequest, reply: FastifyReply) {
      const result = counted.get(request);
      if (result) refuse(result, reply);
    },
  };
}

type Count = Awaited<ReturnType<ReturnType<FastifyInstance["createRateLimit"]>>>;

/** @throws if a count is beyond its limit. */
function refuse(count: Count, reply: FastifyReply): void {
  if (count.isAllowed || !count.isExceeded) return;
  reply.header("retry-after", Math.max(1, count.ttlInSeconds));
  throw new HttpProblem("too_many_requests");
}

/** What counts as one address: for IPv6 the /64 network. */
export function addressOf({ ip }: FastifyRequest): string {
  return normalizeIP(withoutPort(ip));
}

/**
 * The networks of a visitor, the narrow one and the wide one: for IPv6 /56, which one household gets, and
 * /48, which one customer can get; for IPv4 the address.
 */
export function networksOf({ ip }: FastifyRequest): [narrow: string, wide: string] {
  const address = withoutPort(ip);
  return [normalizeIP(address, 56), normalizeIP(address, 48)];
}

/** The address without the port that some proxies append, which differs with each connection. */
function withoutPort(address: string): string {
  const [, inBrackets, beforeColon] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  return inBrackets ?? beforeColon ?? address;
}
