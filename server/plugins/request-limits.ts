import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Env } from "../env.ts";
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

/** How long a flood waits for each refusal, in milliseconds: who waits for it sends nothing meanwhile. */
const floodDelay = 250;

type Limit = NonNullable<Env["RATE_LIMIT"]>;

/**
 * A hook that refuses (429 with Retry-After, in seconds) what one address does more often than `limit`
 * says. All limits with the same name share a count.
 */
export function limitRequests(app: FastifyInstance, name: string, limit: Limit) {
  const count = app.createRateLimit({
    ...limit,
    keyGenerator: (request) => `${name} ${addressOf(request)}`,
  });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    refuse(await count(request), reply);
  };
}

/** The same for all addresses together. */
export function limitAll(app: FastifyInstance, name: string, limit: Limit) {
  const count = app.createRateLimit({ ...limit, keyGenerator: () => `${name} all` });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    refuse(await count(request), reply);
  };
}

/**
 * Two hooks for what one address posts, which `nameOf` tells what to count under. What is too much is
 * refused once its body is read, so that a page can keep the words; beyond twice the limit at once.
 */
export function limitPosts(
  app: FastifyInstance,
  nameOf: (request: FastifyRequest) => string,
  limit: Limit,
) {
  const count = app.createRateLimit({
    ...limit,
    ban: limit.max,
    keyGenerator: (request) => `${nameOf(request)} ${addressOf(request)}`,
  });
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

/** Throws if a count is beyond its limit. */
function refuse(count: Count, reply: FastifyReply): void {
  if (count.isAllowed || !count.isExceeded) return;
  reply.header("retry-after", Math.max(1, count.ttlInSeconds));
  throw new HttpProblem("too_many_requests");
}

/** Of an IPv6 visitor the first 64 bits count. */
function addressOf({ ip }: FastifyRequest): string {
  return normalizeIP(withoutPort(ip));
}

/** An address without the port that some proxies write behind it, which is another for each connection. */
function withoutPort(address: string): string {
  const [, inBrackets, beforeColon] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  return inBrackets ?? beforeColon ?? address;
}
