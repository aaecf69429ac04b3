import type { FastifyRequest } from "fastify";
import { parseCampaign } from "#contract/campaign.ts";
import { formPages } from "#contract/forms.ts";
import { locales } from "#locale/languages.ts";
import { findPath, isIndexable, pageIds } from "#locale/routes.ts";
import { getRequestPath } from "../http/access-log.ts";
import { getResponseLocale } from "../http/form-request.ts";
import type { Settings } from "../settings/settings.ts";
import { type CountedPage, createCountedPage, type PageCounter } from "./page-counter.ts";
import { getPageCampaign, isBot, optsOutOfTracking } from "./request-signals.ts";

export interface CountingOptions {
  settings: Pick<Settings, "SITE_URL">;
  pageCounter: PageCounter;
}

/** Outcomes of attempts to send a form. Repeats were counted the first time. */
const attemptOutcomes = new Set<string | undefined>([
  "stored",
  "invalid_fields",
  "unavailable",
  "internal",
]);

const pages = new Map<string | undefined, CountedPage>(
  pageIds.filter(isIndexable).flatMap((page) =>
    locales.flatMap((locale): [string, CountedPage][] => {
      const path = findPath(page, locale);
      return path ? [[path, createCountedPage(page, locale)]] : [];
    }),
  ),
);

/**
 * Counts a view of a page, or an attempt to send a form, once the request is answered. Does not count programs, and
 * visitors whose browser asks not to be counted.
 */
export function countPage(
  request: FastifyRequest,
  statusCode: number,
  options: CountingOptions,
): void {
  const { method } = request;
  if (method === "GET" && (statusCode === 200 || statusCode === 304)) countView(request, options);
  else if (method === "POST") countForm(request, options);
}

function countView(request: FastifyRequest, { settings, pageCounter }: CountingOptions): void {
  const page = pages.get(getRequestPath(request));
  if (!page) return;
  const { headers, url } = request;
  if (optsOutOfTracking(headers) || isBot(headers)) return;
  if (isPrefetch(request)) {
    // Search engines prefetch pages, too, and few of those are opened.
    if (headers["sec-fetch-site"] !== "same-origin") return;
    pageCounter.add(page, "prefetched");
    return;
  }
  const target = headers["sec-fetch-dest"];
  if (target !== undefined && target !== "document") return;
  pageCounter.add(page, "views");
  const referrer = findReferringHost(request, settings);
  if (referrer) pageCounter.add(page, "views", { kind: "referrer", name: referrer });
  const campaign = parseCampaign(url);
  if (campaign) pageCounter.add(page, "views", { kind: "campaign", name: campaign });
}

function countForm(request: FastifyRequest, { pageCounter }: CountingOptions): void {
  const { headers, outcome, routeOptions } = request;
  const { form } = routeOptions.config;
  if (!form || !attemptOutcomes.has(outcome) || optsOutOfTracking(headers) || isBot(headers))
    return;
  const page =
    pages.get(findStatedPage(request)) ??
    pages.get(findRefererPath(request)) ??
    createCountedPage(formPages[form].page, getResponseLocale(request));
  const campaign = getPageCampaign(request);
  for (const measure of outcome === "stored"
    ? (["attempted", "stored"] as const)
    : (["attempted"] as const)) {
    pageCounter.add(page, measure);
    if (campaign) pageCounter.add(page, measure, { kind: "campaign", name: campaign });
  }
}

/** Whether a browser fetches the page before its visitor has asked for it. */
function isPrefetch({ headers }: FastifyRequest): boolean {
  const purpose = headers["sec-purpose"] ?? headers.purpose;
  return purpose !== undefined && String(purpose).startsWith("prefetch");
}

const hostName = /^[a-z0-9.-]{1,100}$/;

/** Returns the host of the referring page; "none" if it is not given, undefined for our own. */
function findReferringHost(request: FastifyRequest, { SITE_URL }: Pick<Settings, "SITE_URL">) {
  const { referer } = request.headers;
  if (!referer) return "none";
  if (referer.startsWith(`${SITE_URL}/`)) return undefined;
  const url = URL.parse(referer);
  if (url?.host === request.host) return undefined;
  const name = url?.hostname.toLowerCase().replace(/^www\./, "") ?? "";
  return hostName.test(name) ? name : "none";
}

/** Returns the page that led to the form, from the field of the form. */
function findStatedPage({ body }: FastifyRequest): string | undefined {
  const page = (body as { page?: unknown } | null | undefined)?.page;
  return typeof page === "string" ? page : undefined;
}

/** Returns the path of the page with the form. */
function findRefererPath({ headers }: FastifyRequest): string | undefined {
  return headers.referer && URL.parse(headers.referer)?.pathname;
}
