import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";

/** Headers by which a proxy tells that it asks for somebody else. */
const marksOfProxies = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

/** Whether somebody may read the metrics: a program on this machine, or who knows the token. */
export function mayReadMetrics({ headers, raw }: FastifyRequest, token: string | undefined) {
  return isFromThisMachine(raw.socket.remoteAddress, headers) || knowsToken(headers, token);
}

/** A proxy on this machine connects from it, too, but asks for others: what it adds tells. */
function isFromThisMachine(address: string | undefined, headers: IncomingHttpHeaders): boolean {
  const isForwarded = marksOfProxies.some((name) => headers[name] !== undefined);
  const asked = URL.parse(`http://${headers.host}`)?.hostname.replace(/^\[|\]$/g, "");
  // Some proxies add nothing, but pass on the site's own name.
  return isLoopback(address) && !isForwarded && (asked === "localhost" || isLoopback(asked));
}

function isLoopback(address = ""): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}

function knowsToken({ authorization }: IncomingHttpHeaders, token: string | undefined): boolean {
  if (!token || !authorization) return false;
  // Hashes are of one length, and say nothing of how much of a guess is right.
  return timingSafeEqual(hashOf(authorization), hashOf(`Bearer ${token}`));
}

function hashOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
