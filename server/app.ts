import { fastify } from "fastify";
import { bodyLimit } from "#contract/endpoints";
import { AccessLog, logFormat } from "./access-log.ts";
import { headersOfAnswers } from "./headers/security-headers.ts";
import { countRequests } from "./metrics/count-requests.ts";
import { createMetrics } from "./metrics/create-metrics.ts";
import type { BackgroundWork } from "./operation/background-work.ts";
import { tendConnections } from "./plugins/connections.ts";
import { site } from "./plugins/site.ts";
import { Unanswered } from "./plugins/unanswered.ts";
import { answerUnreadable, readablePath, requireHost } from "./plugins/unreadable-requests.ts";
import { answerError } from "./problem.ts";
import { type ApiParts, api } from "./routes/api.ts";
import { health } from "./routes/health.ts";
import { metricsPage } from "./routes/metrics.ts";
import { tiles } from "./routes/tiles.ts";
import { readBuildNote, runningRelease } from "./site/build-note.ts";

/** What the server is made of. `logStream` takes the log's lines, by default standard output. */
export interface AppParts extends ApiParts {
  /** What is done besides answering, to be watched. */
  work?: Pick<BackgroundWork, "standsStill" | "held">;
  logStream?: { write(line: string): void };
}

/** Builds the server, ready to listen or to be asked by tests. The caller closes store and gazetteer. */
export async function buildApp({ logStream, ...parts }: AppParts) {
  const { env } = parts;
  const headers = headersOfAnswers(env);
  const build = readBuildNote(env.DIST_DIR);
  const metrics = createMetrics(runningRelease(build), build?.samples);
  const unanswered = new Unanswered();
  const app = fastify({
    logger: { ...logFormat, ...(logStream && { stream: logStream }) },
    logController: new AccessLog(),
    bodyLimit,
    rewriteUrl: readablePath,
    trustProxy: env.TRUST_PROXY.length > 0 && env.TRUST_PROXY,
    // While it stops, the server still answers who is connected already.
    return503OnClosing: false,
    // Milliseconds. Idle connections outlive those of a proxy in front, which mostly wait a minute.
    requestTimeout: 15_000,
    // Of nothing coming nor going: an answer that nobody reads.
    connectionTimeout: 30_000,
    keepAliveTimeout: 65_000,
    http: {
      headersTimeout: 10_000,
      // Twice a second: with once, the slowest would be gone only after the 16 s that are promised.
      connectionsCheckingInterval: 500,
      // Bytes. More than any browser sends us, other sites' cookies of a shared host included.
      maxHeaderSize: 16 * 1024,
      // Left to `requireHost`.
      requireHostHeader: false,
    },
    clientErrorHandler: answerUnreadable({ headers, metrics, unanswered }),
    // No hook runs for what the framework itself cannot route.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(headers)),
  });
  app.setErrorHandler(answerError);
  countRequests(app, metrics);
  tendConnections(app, unanswered);
  app.addHook("onRequest", requireHost);
  app.addHook("onSend", (_request, reply, _payload, done) => {
    reply.headers({ ...headers, ...reply.getHeaders() });
    done();
  });
  await app.register(api, parts);
  health(app, parts);
  metricsPage(app, { ...parts, metrics });
  await app.register(tiles, { env });
  // Not as a plugin: whatever is not found anywhere is answered with a page of the site.
  await site(app, { env });
  return app;
}
