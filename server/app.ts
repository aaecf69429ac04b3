import { fastify } from "fastify";
import { bodyLimit } from "#contract/endpoints";
import { AccessLog, logFormat } from "./access-log.ts";
import { closeConnectionsAtEnd } from "./plugins/connections.ts";
import { securityHeaders } from "./plugins/security-headers.ts";
import { site } from "./plugins/site.ts";
import { answerError } from "./problem.ts";
import { type ApiParts, api } from "./routes/api.ts";
import { tiles } from "./routes/tiles.ts";

/** What the server is made of. `logStream` takes the log's lines, by default standard output. */
export interface AppParts extends ApiParts {
  logStream?: { write(line: string): void };
}

/** Builds the server, ready to listen or to be asked by tests. The caller closes store and gazetteer. */
export async function buildApp({ logStream, ...parts }: AppParts) {
  const { env } = parts;
  const app = fastify({
    logger: { ...logFormat, ...(logStream && { stream: logStream }) },
    logController: new AccessLog(),
    bodyLimit,
    // Milliseconds. Idle connections outlive those of a proxy in front, which mostly wait a minute.
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    frameworkErrors: answerError,
  });
  app.setErrorHandler(answerError);
  closeConnectionsAtEnd(app);
  await securityHeaders(app, env);
  await app.register(api, parts);
  await app.register(tiles, { env });
  await app.register(site, { distDir: env.DIST_DIR });
  return app;
}
