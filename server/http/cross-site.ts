import type { FastifyRequest } from "fastify";
import { HttpError } from "./problem.ts";

/** Creates a hook that refuses (403) cross-site requests. */
export function refuseCrossSite(siteUrl: string) {
  return async (request: FastifyRequest) => {
    if (isCrossSite(request, siteUrl)) throw new HttpError("cross_site");
  };
}

/**
 * Whether a page of another site made the visitor's browser send a request. Programs, which no page can misuse,
 * send no Origin.
 */
export function isCrossSite({ headers, host }: FastifyRequest, siteUrl: string): boolean {
  const { origin, "sec-fetch-site": site } = headers;
  // "none" is a URL that a visitor types in.
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  // Older browsers send only the Origin, which is "null" if sandboxed or hidden.
  if (origin === undefined || origin === siteUrl) return false;
  // Behind a proxy that terminates TLS only the host is the one that visitors know.
  return URL.parse(origin)?.host !== host;
}
