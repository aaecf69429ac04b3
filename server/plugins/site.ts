import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { locales } from "#locale/languages";
import { localeOfPath } from "#locale/routes";
import { pathOf } from "../access-log.ts";
import { HttpProblem } from "../problem.ts";
import { incompleteBuild, listBuild } from "../site/build-folder.ts";
import { mapSite } from "../site/site-map.ts";

const hour = 3600;
const year = 365 * 24 * hour;

/**
 * Serves the built site: pages at their canonical addresses, redirects to them (308), files, and
 * not-found pages in the language of the path. Throws a `StartError` if the build is incomplete.
 */
export async function site(app: FastifyInstance, { distDir }: { distDir: string }) {
  const { entries, notFound } = mapSite(listBuild(distDir));
  const notFoundFiles = locales.map((locale) => {
    const file = notFound[locale];
    if (!file) throw incompleteBuild(distDir, `the not-found page of "${locale}" is missing`);
    return [locale, file] as const;
  });
  const notFoundFile = Object.fromEntries(notFoundFiles);

  await app.register(fastifyStatic, {
    root: distDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  app.get("/*", (request, reply) => {
    const entry = entries.get(pathOf(request));
    if (!entry) return answerMissing(request, reply);
    if ("redirect" in entry) {
      reply.header("cache-control", `public, max-age=${hour}`);
      return reply.redirect(entry.redirect + queryOf(request), 308);
    }
    return reply.header("cache-control", cacheControl(entry)).sendFile(entry.file);
  });
  app.setNotFoundHandler(answerMissing);

  function answerMissing(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request);
    if (path === "/api" || path.startsWith("/api/")) throw new HttpProblem("not_found");
    if (request.method !== "GET" && request.method !== "HEAD") {
      reply.header("allow", "GET, HEAD");
      throw new HttpProblem("method_not_allowed");
    }
    // Without validators and ranges: "not modified" or a part must not become the body of a 404.
    const whole = { etag: false, lastModified: false, acceptRanges: false };
    reply.code(404).header("cache-control", "no-cache");
    return reply.sendFile(notFoundFile[localeOfPath(path)] ?? "", whole);
  }
}

/** Hashed files never change; pages are asked for each time and mostly answered with a 304. */
function cacheControl({ file, page }: { file: string; page: boolean }): string {
  if (page) return "no-cache";
  return /^(_astro|map)\//.test(file)
    ? `public, max-age=${year}, immutable`
    : `public, max-age=${hour}`;
}

function queryOf(request: FastifyRequest): string {
  const start = request.url.indexOf("?");
  return start < 0 ? "" : request.url.slice(start);
}
