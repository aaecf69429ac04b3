import type { FastifyInstance } from "fastify";
import { apiEndpoints } from "#contract/endpoints.ts";
import { HttpError } from "../http/problem.ts";
import { getClientNetworks } from "../limits/request-limits.ts";
import type { Metrics } from "../metrics/create-metrics.ts";
import { OutboundService } from "../outbound/outbound-service.ts";
import type { Settings } from "../settings/settings.ts";
import { parseTile } from "../tiles/tile.ts";
import { TileProxy } from "../tiles/tile-proxy.ts";
import { dayMs, minuteMs } from "../time/durations.ts";

/** Browser cache time, in seconds, of a tile that is stale or missing. */
const minMaxAgeSeconds = 60;

/**
 * Milliseconds: the longest that a visitor waits for a tile, and that the source may take; the shortest that a tile
 * is cached, as OpenStreetMap asks.
 */
const defaultTimings = { maxWaitMs: 3000, timeoutMs: 5000, minCacheMs: 7 * dayMs };

/** For browsers that request some twenty tiles at a time. */
const shares = {
  networks: [
    { share: 1 / 4, concurrency: 4 },
    { share: 1 / 2, concurrency: 4 },
  ],
  concurrency: 6,
};

/** Dependencies of the tiles. Tests set `tileTimings`. */
export interface TilesOptions {
  settings: Settings;
  metrics: Metrics;
  tileTimings?: Partial<typeof defaultTimings> | undefined;
}

/**
 * Adds the route of street tiles for the map, so that no visitor's browser talks to their source. Without a source,
 * or while it is down, the response is empty (204) and the base map shows through.
 */
export async function addTileRoutes(app: FastifyInstance, options: TilesOptions) {
  const source = openTiles(app, options);
  app.get<{ Params: { "*": string } }>(`${apiEndpoints.tiles}/*`, async (request, reply) => {
    const tile = parseTile(request.params["*"]);
    if (!tile) throw new HttpError("not_found");
    const served = await source?.get(tile, getClientNetworks(request));
    // Not stored by shared caches: another network may still have a budget.
    if (!served)
      return reply.code(204).header("cache-control", `private, max-age=${minMaxAgeSeconds}`).send();
    const secondsLeft = Math.round(served.freshMs / 1000);
    reply.header("cache-control", `public, max-age=${Math.max(minMaxAgeSeconds, secondsLeft)}`);
    return reply.type("image/png").send(served.image);
  });
}

function openTiles(app: FastifyInstance, options: TilesOptions): TileProxy | undefined {
  const { settings, metrics, tileTimings } = options;
  const {
    TILES_URL: template,
    TILES_BUDGET: overall,
    TILES_MEMORY_MB,
    SITE_URL: siteUrl,
  } = settings;
  if (!template) return undefined;
  const { maxWaitMs, timeoutMs, minCacheMs } = { ...defaultTimings, ...tileTimings };
  const service = new OutboundService(
    "tiles",
    { budget: { overall, ...shares }, maxWaitMs, timeoutMs, pauseMs: minuteMs },
    metrics,
  );
  const proxy = new TileProxy({
    source: { template, siteUrl },
    service,
    log: app.log,
    maxWaitMs,
    minCacheMs,
    maxBytes: TILES_MEMORY_MB * 1024 ** 2,
  });
  app.addHook("preClose", async () => proxy.close());
  return proxy;
}
