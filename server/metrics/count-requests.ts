import type { FastifyInstance, FastifyRequest } from "fastify";
import { formEndpoints } from "#contract/endpoints.ts";
import { locales } from "#locale/languages.ts";
import { findPath, pageIds } from "#locale/routes.ts";
import { getRequestPath } from "../http/access-log.ts";
import { getStatedLocale } from "../http/form-request.ts";
import { type CountingOptions, countPage } from "../page-counts/count-page.ts";
import type { Metrics } from "./create-metrics.ts";
import "../http/form-outcome.ts";

/** Counts answered requests, views of pages, and the outcome of each form post. */
export function countRequests(
  app: FastifyInstance,
  { metrics, ...counting }: CountingOptions & { metrics: Metrics },
) {
  startAtZero(metrics);
  app.decorateRequest("outcome");
  app.addHook("onResponse", (request, reply, done) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    const labels = { method: request.method, route: getRouteLabel(request), status };
    metrics.requestDuration.observe(labels, reply.elapsedTime / 1000);
    countSubmission(metrics, request);
    countPage(request, reply.statusCode, counting);
    done();
  });
}

/** Sets the metrics of alerts to zero: Prometheus sees no increase in a metric's first value. */
function startAtZero(metrics: Metrics): void {
  for (const form of Object.keys(formEndpoints)) {
    for (const outcome of [
      "spam",
      "unavailable",
      "internal",
      "overall_limit",
      "too_many_requests",
    ]) {
      for (const language of [...locales, "unknown"]) {
        metrics.submissions.inc({ form, outcome, language }, 0);
      }
    }
  }
}

function countSubmission(metrics: Metrics, request: FastifyRequest): void {
  const { outcome, routeOptions } = request;
  const { form } = routeOptions.config;
  if (!form || !outcome || request.method !== "POST") return;
  metrics.submissions.inc({ form, outcome, language: getStatedLocale(request) ?? "unknown" });
}

const pagePaths = new Set(
  pageIds.flatMap((page) => locales.map((locale) => findPath(page, locale))),
);

/**
 * Returns the label of a request: the route's pattern, or "page", "file" or "other" for the built site. The set of
 * labels is small for any requests.
 */
function getRouteLabel(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  if (url && url !== "/*") return url;
  const path = getRequestPath(request);
  if (pagePaths.has(path)) return "page";
  return /\.\w+$/.test(path) ? "file" : "other";
}
