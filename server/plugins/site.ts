import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Locale, locales } from "#locale/languages";
import { localeOfPath, routes } from "#locale/routes";
import { pathOf } from "../access-log.ts";
import type { Env } from "../env.ts";
import { loadInlineSources } from "../headers/inline-sources.ts";
import { commonHeaders, type HeaderSettings, headersOfFile } from "../headers/security-headers.ts";
import { HttpProblem } from "../problem.ts";
import { incompleteBuild, listBuild, readBuilt } from "../site/build-folder.ts";
import { sendFile, sendWhole } from "../site/send-file.ts";
import { type SentPage, sendSentPage } from "../site/sent-page.ts";
import { loadSiteFile, type SiteFile } from "../site/site-file.ts";
import { mapSite } from "../site/site-map.ts";

type SiteSettings = HeaderSettings & Pick<Env, "DIST_DIR">;

/**
 * Serves the built site from memory, as it was at the start: pages at their canonical addresses,
 * redirects to them (308), files, and not-found pages in the language of the path. Throws a
 * `StartError` if the build is incomplete.
 */
export async function site(app: FastifyInstance, { env }: { env: SiteSettings }) {
  const { answers, missing, sent } = loadSite(env);

  app.get("/*", answerFile);
  for (const [path, page] of sent) {
    app.get(path, (request, reply) => {
      return sendSentPage(request, reply, page) ?? answerFile(request, reply);
    });
  }
  app.setNotFoundHandler(answerMissing);

  function answerFile(request: FastifyRequest, reply: FastifyReply) {
    const answer = answers.get(pathOf(request));
    if (!answer) return answerMissing(request, reply);
    if (!("redirect" in answer)) return sendFile(request, reply, answer);
    reply.header("cache-control", "public, max-age=3600");
    return reply.redirect(answer.redirect + queryOf(request), 308);
  }

  function answerMissing(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request);
    if (path === "/api" || path.startsWith("/api/")) throw new HttpProblem("not_found");
    if (request.method !== "GET" && request.method !== "HEAD") {
      reply.header("allow", "GET, HEAD");
      throw new HttpProblem("method_not_allowed");
    }
    return sendWhole(request, reply, 404, missing[localeOfPath(path)]);
  }
}

/** What each address of the site answers, and the not-found and "message sent" page of each language. */
function loadSite(env: SiteSettings) {
  const distDir = env.DIST_DIR;
  const inlineIn = loadInlineSources(distDir);
  const { entries, notFound } = mapSite(listBuild(distDir));
  const common = commonHeaders(env);
  const headersOf = (file: string) => headersOfFile(file, inlineIn(file), env);
  const load = (file: string) => loadSiteFile(distDir, file, { ...common, ...headersOf(file) });
  const answers = new Map<string, SiteFile | { redirect: string }>();
  for (const [path, entry] of entries) {
    answers.set(path, "redirect" in entry ? entry : load(entry.file));
  }
  const sent = Object.values(routes.messageSent).flatMap((path): [string, SentPage][] => {
    const entry = entries.get(path);
    if (!entry || "redirect" in entry) return [];
    return [[path, { html: readBuilt(distDir, entry.file), headers: headersOf(entry.file) }]];
  });
  const missing = locales.map((locale) => {
    const file = notFound[locale];
    if (!file) throw incompleteBuild(distDir, `the not-found page of "${locale}" is missing`);
    return [locale, load(file)] as const;
  });
  return { answers, sent, missing: Object.fromEntries(missing) as Record<Locale, SiteFile> };
}

function queryOf(request: FastifyRequest): string {
  const start = request.url.indexOf("?");
  return start < 0 ? "" : request.url.slice(start);
}
