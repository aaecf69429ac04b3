import type { FastifyRequest } from "fastify";
import { HttpProblem } from "../problem.ts";

/** What a browser says of a request that our own page, or the visitor by hand, has made. */
const ownSites = ["same-origin", "none"];

/** A hook that refuses (403) what a page of another site makes a visitor's browser send. */
export function refuseCrossSite(siteUrl: string) {
  return async (request: FastifyRequest) => {
    if (isCrossSite(request, siteUrl)) throw new HttpProblem("cross_site");
  };
}

/**
 * Whether a page of another site made a visitor's browser send a request. Programs tell no origin and
 * are no browser that could be misused.
 */
export function isCrossSite({ headers, host }: FastifyRequest, siteUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  return site === undefined ? !isOwnOrigin(headers.origin, siteUrl, host) : !isOwnSite(site);
}

function isOwnSite(site: string | string[]): boolean {
  return ownSites.includes(String(site));
}

/** Browsers too old for Sec-Fetch-Site tell an origin, sandboxed and hidden ones "null". */
function isOwnOrigin(origin: string | undefined, siteUrl: string, host: string): boolean {
  if (origin === undefined || origin === siteUrl) return true;
  // Behind a proxy that speaks https for us only the host is the one that the visitor knows.
  return URL.parse(origin)?.host === host;
}
