import { hash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import { isLoopback } from "../settings/is-loopback.ts";

/** Headers that show that a proxy forwards the request of another client. */
const proxyHeaders = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

/** Whether a request may read the metrics: it comes from this machine, or has the token. */
export function mayReadMetrics({ headers, raw }: FastifyRequest, token: string | undefined) {
  return isFromThisMachine(raw.socket.remoteAddress, headers) || hasValidToken(headers, token);
}

/** Whether a request comes from this machine. One that a local proxy forwards has the proxy's headers. */
function isFromThisMachine(ip: string | undefined, headers: IncomingHttpHeaders): boolean {
  const isForwarded = proxyHeaders.some((name) => headers[name] !== undefined);
  const host = URL.parse(`http://${headers.host}`)?.hostname;
  // Some proxies add no header, but pass on the site's own host name.
  return isLoopback(ip) && !isForwarded && isLoopback(host);
}

function hasValidToken({ authorization }: IncomingHttpHeaders, token: string | undefined): boolean {
  if (!token || !authorization) return false;
  // Hashes have equal lengths, and comparing them reveals nothing about a partly right guess.
  return timingSafeEqual(hashText(authorization), hashText(`Bearer ${token}`));
}

function hashText(text: string): Buffer {
  return hash("sha256", text, "buffer");
}
