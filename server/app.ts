import { fastify } from "fastify";
import { maxBodyBytes } from "#contract/endpoints.ts";
import { type BuildInfo, getRunningRelease } from "./built-site/build-info.ts";
import { readInlineHashes } from "./headers/inline-hashes.ts";
import { getResponseHeaders } from "./headers/security-headers.ts";
import { AccessLog, logFormat } from "./http/access-log.ts";
import { removePorts } from "./http/forwarded-for.ts";
import { normalizeUrl } from "./http/normalize-url.ts";
import { sendError } from "./http/problem.ts";
import type { BackgroundWork } from "./lifecycle/background-work.ts";
import { createStdoutStream } from "./log/log-stream.ts";
import { countRequests } from "./metrics/count-requests.ts";
import { createMetrics } from "./metrics/create-metrics.ts";
import type { PageCounter } from "./page-counts/page-counter.ts";
import { type ApiOptions, addApiRoutes } from "./routes/api.ts";
import { addHealthRoutes } from "./routes/health.ts";
import { addMetricsRoute } from "./routes/metrics.ts";
import { addSiteRoutes } from "./routes/site.ts";
import { addTileRoutes, type TilesOptions } from "./routes/tiles.ts";

/** Dependencies of the server. `logStream` receives the log lines; the default is standard output. */
interface AppOptions extends ApiOptions, Pick<TilesOptions, "tileTimings"> {
  /** The build that is served, if it is known. */
  build: BuildInfo | undefined;
  /** Counts views of pages until they are written. */
  pageCounter: PageCounter;
  /** Background work whose metrics are reported. */
  work?: Pick<BackgroundWork, "countUnconfirmed">;
  logStream?: { write(line: string): void };
  /** The longest that closing waits for requests in flight: 10 000 by default. */
  closeTimeoutMs?: number | undefined;
}

/**
 * Builds the server, ready to listen or to be injected by tests. The caller closes store and gazetteer.
 */
export async function buildApp({ logStream, ...options }: AppOptions) {
  const { settings, build, pageCounter } = options;
  const headers = getResponseHeaders(settings);
  const getInlineHashes = readInlineHashes(settings.DIST_DIR);
  const metrics = createMetrics(getRunningRelease(build), build?.samples);
  const app = fastify({
    logger: {
      ...logFormat,
      stream: logStream ?? createStdoutStream(() => metrics.lostLogLines.inc()),
    },
    logController: new AccessLog(),
    bodyLimit: maxBodyBytes,
    rewriteUrl: normalizeUrl,
    trustProxy: settings.TRUST_PROXY.length > 0 && settings.TRUST_PROXY,
    // While it shuts down, the server still answers open connections.
    return503OnClosing: false,
    // The time limit of a whole request, in milliseconds: slow senders must not use up the connections.
    requestTimeout: 15_000,
    // With no traffic in either direction: a client that does not read its response.
    connectionTimeout: 30_000,
    // Longer than a proxy keeps idle connections, which is usually a minute.
    keepAliveTimeout: 65_000,
    // Many requests in one packet would fill the memory with responses that are not read.
    maxRequestsPerSocket: 20,
    http: {
      headersTimeout: 10_000,
      // Ends requests within half a second of their time limit; Node's default is half a minute.
      connectionsCheckingInterval: 500,
      // Bytes. More than any browser sends, including cookies of a shared host.
      maxHeaderSize: 16 * 1024,
    },
    // The framework runs no hooks for requests that it cannot route.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(headers)),
  });
  app.setErrorHandler(sendError);
  app.addHook("onRequest", ({ raw: { headers: requestHeaders } }, _reply, done) => {
    const { "x-forwarded-for": forwardedFor } = requestHeaders;
    if (forwardedFor) requestHeaders["x-forwarded-for"] = removePorts(String(forwardedFor));
    done();
  });
  countRequests(app, { metrics, pageCounter, settings });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    // Node reads the rest of a body that is too large, unless the connection closes: a proxy would answer 502.
    if (reply.statusCode === 413) reply.removeHeader("connection");
    reply.headers({ ...headers, ...reply.getHeaders() });
    done();
  });
  app.server.on("dropRequest", (_request, socket) => socket.destroy());
  app.addHook("preClose", (done) => {
    // Node closes idle connections, but not those that become idle later.
    app.server.keepAliveTimeout = 1;
    setTimeout(() => app.server.closeAllConnections(), options.closeTimeoutMs ?? 10_000).unref();
    done();
  });
  await app.register(addApiRoutes, { ...options, metrics, getInlineHashes });
  await app.register(addHealthRoutes, options);
  await app.register(addMetricsRoute, { ...options, metrics });
  await app.register(addTileRoutes, { ...options, metrics });
  // Anything that is not found gets a page of the site.
  await addSiteRoutes(app, { settings, getInlineHashes });
  return app;
}
