import type { FastifyRequest } from "fastify";
import { HttpError } from "./problem.ts";

/** Values of Sec-Fetch-Site for requests from our own pages, and for URLs that a visitor types in. */
const ownSites = ["same-origin", "none"];

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
  const site = headers["sec-fetch-site"];
  return site === undefined ? !isOwnOrigin(headers.origin, siteUrl, host) : !isOwnSite(site);
}

function isOwnSite(site: string | string[]): boolean {
  return ownSites.includes(String(site));
}

/** Checks the Origin of older browsers, which send no Sec-Fetch-Site. It is "null" if sandboxed or hidden. */
function isOwnOrigin(origin: string | undefined, siteUrl: string, host: string): boolean {
  if (origin === undefined || origin === siteUrl) return true;
  // Behind a proxy that terminates TLS only the host is the one that visitors know.
  return URL.parse(origin)?.host === host;
}
