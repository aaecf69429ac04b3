import type { FastifyRequest } from "fastify";
import { locales } from "#locale/languages";
import { pageIds, pathOf as pagePath } from "#locale/routes";
import { pathOf } from "../access-log.ts";

const pagePaths = new Set(
  pageIds.flatMap((page) => locales.map((locale) => pagePath(page, locale))),
);

/**
 * What a request is counted under: the route's pattern, and of the built site "page", "file" or
 * "other". There are few of them, whatever visitors ask for.
 */
export function routeLabel(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  if (url && url !== "/*" && !pagePaths.has(url)) return url;
  const path = pathOf(request);
  if (pagePaths.has(path)) return "page";
  return /\.\w+$/.test(path) ? "file" : "other";
}
