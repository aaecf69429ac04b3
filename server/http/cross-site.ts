import type { FastifyRequest } from "fastify";
import { HttpError } from "./problem.ts";

/** Sec-Fetch-Site of requests from our own pages, or typed in by the visitor. */
const ownSites = ["same-origin", "none"];

/** A hook that refuses (403) cross-site requests. */
export function refuseCrossSite(siteUrl: string) {
  return async (request: FastifyRequest) => {
    if (isCrossSite(request, siteUrl)) throw new HttpError("cross_site");
  };
}

/**
 * Whether a page of another site made the visitor's browser send a request. Programs send no Origin, and
 * are no browser that could be misused.
 */
export function isCrossSite({ headers, host }: FastifyRequest, siteUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  return site === undefined ? !isOwnOrigin(headers.origin, siteUrl, host) : !isOwnSite(site);
}

function isOwnSite(site: string | string[]): boolean {
  return ownSites.includes(String(site));
}

/** Older browsers without Sec-Fetch-Site send Origin, "null" if it is sandboxed or hidden. */
function isOwnOrigin(origin: string | undefined, siteUrl: string, host: string): boolean {
  if (origin === undefined || origin === siteUrl) return true;
  // Behind a proxy that terminates TLS only the host is the one that visitors know.
  return URL.parse(origin)?.host === host;
}
