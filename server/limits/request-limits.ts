import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { FormOutcome } from "../http/form-outcome.ts";
import { HttpError } from "../http/problem.ts";
import type { Settings } from "../settings/settings.ts";
import { MemoryRateLimitStore } from "./memory-rate-limit-store.ts";

/** Sets up rate limiting. Each server counts by itself. */
export async function addRequestLimits(app: FastifyInstance) {
  app.decorateRequest("postCount");
  await app.register(rateLimit, { global: false, store: MemoryRateLimitStore });
}

declare module "fastify" {
  interface FastifyRequest {
    /** The count that `createPostLimiter` takes before the body is read, and checks afterwards. */
    postCount?: Count;
  }
}

type RateLimit = NonNullable<Settings["RATE_LIMIT"]>;

/** Requests of the same key share a count. */
type KeyGenerator = (request: FastifyRequest) => string;

/** Creates a hook that refuses requests beyond `limit` (429 with Retry-After). The metrics count them as `outcome`. */
export function limitRequests(
  app: FastifyInstance,
  keyGenerator: KeyGenerator,
  limit: RateLimit,
  outcome?: FormOutcome,
) {
  const count = app.createRateLimit({ ...limit, keyGenerator });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    throwIfExceeded(await count(request), reply, outcome);
  };
}

/** The limit of a wide network, as a multiple of that of a narrow one. */
const wideNetworkFactor = 10;

/**
 * Creates two hooks that limit posts to `limit` for each narrow network, and ten times that for each wide one.
 * Beyond the limit, a post is refused after its body is read: the form error page keeps the values. Beyond twice
 * the limit, it is refused unread, after `floodDelayMs` ms: a client that waits for refusals sends less. Each
 * name has its own counts.
 */
export function createPostLimiter(
  app: FastifyInstance,
  getName: KeyGenerator,
  limit: RateLimit,
  floodDelayMs = 250,
) {
  const createCounter = (max: number, keyGenerator: KeyGenerator) =>
    app.createRateLimit({ ...limit, max, ban: max, keyGenerator });
  const countNarrow = createCounter(
    limit.max,
    (request) => `${getName(request)} ${getClientNetworks(request)[0]}`,
  );
  const countWide = createCounter(
    limit.max * wideNetworkFactor,
    (request) => `${getName(request)} wide ${getClientNetworks(request)[1]}`,
  );
  return {
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      let result = await countNarrow(request);
      // A refused post does not use up the limit of the neighbours.
      if (!isExceeded(result) && hasWideNetwork(request)) result = await countWide(request);
      request.postCount = result;
      if (result.isAllowed || !result.isBanned) return;
      await new Promise((resolve) => setTimeout(resolve, floodDelayMs));
      throwIfExceeded(result, reply);
    },
    async preHandler(request: FastifyRequest, reply: FastifyReply) {
      if (request.postCount) throwIfExceeded(request.postCount, reply);
    },
  };
}

type Count = Awaited<ReturnType<ReturnType<FastifyInstance["createRateLimit"]>>>;

function isExceeded(count: Count): boolean {
  return !count.isAllowed && count.isExceeded;
}

/** @throws if a count is beyond its limit. */
function throwIfExceeded(count: Count, reply: FastifyReply, outcome?: FormOutcome): void {
  if (count.isAllowed || !count.isExceeded) return;
  reply.header("retry-after", Math.max(1, count.ttlInSeconds));
  throw new HttpError("too_many_requests", { outcome });
}

/**
 * Returns a visitor's networks. Of IPv6 the narrow one is /56, which one household gets, and the wide one /48,
 * which one customer can get. Of IPv4 both are the IP address.
 */
export function getClientNetworks(request: FastifyRequest): [narrow: string, wide: string] {
  // Of a connection that its client has reset meanwhile, the IP address is not known any more.
  const ip = (request.ip as string | undefined) ?? "";
  return [normalizeIP(ip, 56), normalizeIP(ip, 48)];
}

/** Whether the wide network is another than the narrow one. */
function hasWideNetwork(request: FastifyRequest): boolean {
  return getClientNetworks(request)[1].includes(":");
}
