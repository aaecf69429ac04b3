import { relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parseReference, referenceParameter } from "#contract/reference.ts";
import { serverValues } from "#contract/server-values.ts";
import { locales } from "#locale/languages.ts";
import { getPathLocale, routes } from "#locale/routes.ts";
import {
  createIncompleteBuildError,
  listBuiltFiles,
  readBuiltFile,
} from "../built-site/build-folder.ts";
import { compilePage, type PageTemplate, renderPage } from "../built-site/page-template.ts";
import { mapUrls } from "../built-site/url-map.ts";
import type { GetInlineHashes } from "../headers/inline-hashes.ts";
import { getFileHeaders, type HeaderSettings } from "../headers/security-headers.ts";
import { getRequestPath } from "../http/access-log.ts";
import { HttpError, sendError } from "../http/problem.ts";
import type { Settings } from "../settings/settings.ts";

/** An error of `@fastify/send`, which carries its headers. */
type FileError = FastifyError & { headers?: Record<string, string> };

interface SiteOptions {
  settings: HeaderSettings & Pick<Settings, "DIST_DIR">;
  getInlineHashes: GetInlineHashes;
}

/**
 * Serves the built site: pages at their canonical URLs, redirects to them (308), files, and not-found
 * pages in the language of the path.
 * @throws `OperatorError` if the build is incomplete.
 */
export async function addSiteRoutes(
  app: FastifyInstance,
  { settings, getInlineHashes }: SiteOptions,
) {
  const files = listBuiltFiles(settings.DIST_DIR);
  const getHeaders = (file: string) => getFileHeaders(file, getInlineHashes(file), settings);
  const { entries, notFound } = mapUrls(files);
  for (const locale of locales) {
    if (!notFound[locale]) {
      throw createIncompleteBuildError(
        settings.DIST_DIR,
        `the not-found page of "${locale}" is missing`,
      );
    }
  }

  const confirmationPages = new Map<string, PageTemplate>();
  for (const path of Object.values(routes.messageSent)) {
    const entry = entries.get(path);
    if (entry && "file" in entry) {
      confirmationPages.set(path, compilePage(readBuiltFile(settings.DIST_DIR, entry.file)));
    }
  }

  await app.register(fastifyStatic, {
    root: settings.DIST_DIR,
    // URLs come from `mapUrls`, not from file names.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.headers(getHeaders(getBuiltFile(path, settings.DIST_DIR)));
    },
  });

  app.get("/*", { errorHandler: handleFileError }, sendFile);
  app.setNotFoundHandler(sendNotFound);

  function sendFile(request: FastifyRequest, reply: FastifyReply) {
    const path = getRequestPath(request);
    const entry = entries.get(path);
    if (!entry) return sendNotFound(request, reply);
    if ("redirect" in entry) {
      reply.header("cache-control", "public, max-age=3600");
      return reply.redirect(entry.redirect + request.url.slice(path.length), 308);
    }
    const page = confirmationPages.get(path);
    const reference = page && parseReferenceQuery(request);
    if (!page || !reference) return reply.sendFile(entry.file);
    // A visitor without JavaScript, whose form post ends here.
    return reply
      .headers({ ...getHeaders(entry.file), "Cache-Control": "private, no-cache" })
      .type("text/html; charset=utf-8")
      .send(renderPage(page, { values: { [serverValues.reference]: reference } }));
  }

  function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
    const path = getRequestPath(request);
    if (path === "/api" || path.startsWith("/api/")) throw new HttpError("not_found");
    if (request.method !== "GET" && request.method !== "HEAD") {
      reply.header("allow", "GET, HEAD");
      throw new HttpError("method_not_allowed");
    }
    const page = notFound[getPathLocale(path)] as string;
    // A page served for another URL: no validators, no ranges.
    const wholeFileOptions = { etag: false, lastModified: false, acceptRanges: false };
    return reply.code(404).sendFile(page, wholeFileOptions);
  }
}

/** Answers failed conditions (412) and unsatisfiable ranges (416) without a body. */
function handleFileError(error: FileError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode, headers = {} } = error;
  if (statusCode !== 412 && statusCode !== 416) return sendError(error, request, reply);
  return reply.code(statusCode).headers(headers).send();
}

/** Parses the reference in the query; undefined if it is invalid, so that no text can be injected. */
function parseReferenceQuery({ query }: FastifyRequest): string | undefined {
  const { [referenceParameter]: named } = query as Record<string, unknown>;
  return parseReference(String(named ?? ""));
}

/** Returns the built file at a path, which may be its compressed copy. */
function getBuiltFile(path: string, distDir: string): string {
  return relative(distDir, path)
    .split(sep)
    .join("/")
    .replace(/\.(br|gz)$/, "");
}
