import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { locales } from "#locale/languages";
import { localeOfPath } from "#locale/routes";
import { pathOf } from "../access-log.ts";
import type { Env } from "../env.ts";
import { loadInlineSources } from "../headers/inline-sources.ts";
import { type HeaderSettings, headersOfFile } from "../headers/security-headers.ts";
import { HttpProblem } from "../problem.ts";
import { incompleteBuild, listBuild } from "../site/build-folder.ts";
import { mapSite } from "../site/site-map.ts";

/**
 * Serves the built site: pages at their canonical addresses, redirects to them (308), files, and
 * not-found pages in the language of the path. Throws a `StartError` if the build is incomplete.
 */
export async function site(
  app: FastifyInstance,
  { env }: { env: HeaderSettings & Pick<Env, "DIST_DIR"> },
) {
  const distDir = env.DIST_DIR;
  const inlineIn = loadInlineSources(distDir);
  const headersOf = (file: string) => headersOfFile(file, inlineIn(file), env);
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
      reply.header("cache-control", "public, max-age=3600");
      return reply.redirect(entry.redirect + queryOf(request), 308);
    }
    return reply.headers(headersOf(entry.file)).sendFile(entry.file);
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
    const file = notFoundFile[localeOfPath(path)] ?? "";
    return reply.code(404).headers(headersOf(file)).sendFile(file, whole);
  }
}

function queryOf(request: FastifyRequest): string {
  const start = request.url.indexOf("?");
  return start < 0 ? "" : request.url.slice(start);
}
