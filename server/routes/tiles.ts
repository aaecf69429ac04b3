import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { apiEndpoints } from "#contract/endpoints";
import type { Env } from "../env.ts";
import type { Metrics } from "../metrics/create-metrics.ts";
import { type OutboundLimits, OutboundService } from "../outbound/outbound-service.ts";
import { networksOf } from "../plugins/request-limits.ts";
import { HttpError } from "../problem.ts";
import { removeOldFolder } from "../tiles/remove-old-folder.ts";
import { StreetTiles } from "../tiles/street-tiles.ts";
import { parseTile } from "../tiles/tile.ts";
import { TileStore } from "../tiles/tile-store.ts";

/** Browser cache time, in seconds, of a tile that is stale or missing. */
const minMaxAgeSeconds = 60;

/** How long a visitor waits for a tile, and the source may take for it, in milliseconds. */
const times = { maxWaitMs: 3000, timeoutMs: 5000 };

/** What the tiles depend on; tests have other `tileTimes`. */
export interface TilesOptions {
  env: Env;
  metrics: Metrics;
  tileTimes?: typeof times | undefined;
}

/**
 * Street tiles for the map, so that no visitor's browser talks to their source. Without a source, or
 * while it is down, the answer is empty (204) and the base map shows through.
 */
export async function tiles(app: FastifyInstance, options: TilesOptions) {
  const source = openTiles(app, options);
  app.get<{ Params: { "*": string } }>(`${apiEndpoints.tiles}/*`, async (request, reply) => {
    const wanted = parseTile(request.params["*"]);
    if (!wanted) throw new HttpError("not_found");
    const tile = await source?.get(wanted, networksOf(request));
    // Not for shared caches: another network may still have a budget.
    if (!tile)
      return reply.code(204).header("cache-control", `private, max-age=${minMaxAgeSeconds}`).send();
    const secondsLeft = Math.round((tile.freshUntil - Date.now()) / 1000);
    reply.header("cache-control", `public, max-age=${Math.max(minMaxAgeSeconds, secondsLeft)}`);
    return reply.type("image/png").send(tile.image);
  });
}

function openTiles(app: FastifyInstance, options: TilesOptions): StreetTiles | undefined {
  const { env, metrics, tileTimes = times } = options;
  const { TILES_URL: template, TILES_CACHE_MB, DATA_DIR, SITE_URL: siteUrl } = env;
  if (!template) return undefined;
  const { maxWaitMs, timeoutMs } = tileTimes;
  const settings = { file: join(DATA_DIR, "tiles.sqlite"), limit: TILES_CACHE_MB * 1024 ** 2 };
  const store = new TileStore({ ...settings, template }, reportTo(app, metrics));
  void removeOldFolder(join(DATA_DIR, "tiles"));
  const service = new OutboundService("tiles", { ...limitsOf(env), maxWaitMs, timeoutMs }, metrics);
  const source = { template, siteUrl };
  const streets = new StreetTiles({ source, service, store, maxWaitMs, log: app.log });
  app.addHook("preClose", async () => streets.close());
  app.addHook("onClose", async () => store.close());
  return streets;
}

/** Browsers ask for some twenty tiles at a time. */
function limitsOf({ TILES_BUDGET: overall }: Env): Pick<OutboundLimits, "budget" | "breaker"> {
  const networks = [
    { share: 1 / 4, atOnce: 4 },
    { share: 1 / 2, atOnce: 4 },
  ];
  return {
    budget: { overall, networks, atOnce: 6 },
    breaker: { failures: 5, pauseMs: 60_000 },
  };
}

/** Counts failures of the store, and logs the first one and the end of them. */
function reportTo(app: FastifyInstance, { tileStoreFailures }: Metrics) {
  let isFailing = false;
  return (err?: unknown) => {
    if (err) tileStoreFailures.inc();
    if (err && !isFailing) app.log.warn({ err }, "Tiles cannot be stored; they are served without");
    if (!err && isFailing) app.log.info("Tiles are stored again");
    isFailing = err !== undefined;
  };
}
