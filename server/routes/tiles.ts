import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { services } from "#contract/endpoints";
import type { Env } from "../env.ts";
import { HttpProblem } from "../problem.ts";
import { StreetTiles } from "../tiles/street-tiles.ts";
import { parseTile } from "../tiles/tile.ts";
import { TileStore } from "../tiles/tile-store.ts";

/** Browser cache time, in seconds, of a tile that is stale or missing. */
const soon = 60;

/**
 * Street tiles for the map, so that no visitor's browser talks to their source. Without a source, or
 * while it is down, the answer is empty (204) and the base map shows through.
 */
export async function tiles(app: FastifyInstance, { env }: { env: Env }) {
  const source = await openTiles(app, env);
  app.get<{ Params: { "*": string } }>(`${services.tiles}/*`, async (request, reply) => {
    const wanted = parseTile(request.params["*"]);
    if (!wanted) throw new HttpProblem("not_found");
    const tile = await source?.get(wanted);
    const secondsLeft = tile ? Math.round((tile.freshUntil - Date.now()) / 1000) : 0;
    reply.header("cache-control", `public, max-age=${Math.max(soon, secondsLeft)}`);
    return tile ? reply.type("image/png").send(tile.image) : reply.code(204).send();
  });
}

async function openTiles(app: FastifyInstance, env: Env): Promise<StreetTiles | undefined> {
  const { TILES_URL: template, TILES_CACHE_MB, DATA_DIR, SITE_URL: siteUrl } = env;
  if (!template) return undefined;
  const store = await TileStore.open(join(DATA_DIR, "tiles"), template, TILES_CACHE_MB * 1024 ** 2);
  const source = new StreetTiles({ template, siteUrl }, store, app.log);
  app.addHook("preClose", async () => source.close());
  return source;
}
