import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../log.ts";
import { type OutboundService, RequestNotSentError } from "../outbound/outbound-service.ts";
import { fetchTile, type TileSource } from "./fetch-tile.ts";
import type { Tile } from "./tile.ts";
import type { StoredTile, TileStore } from "./tile-store.ts";

/** How long a tile is cached at least, in milliseconds: the source's own rule. */
const minCacheMs = 7 * 24 * 3_600_000;
const maxCacheMs = 365 * 24 * 3_600_000;

export interface StreetTilesOptions {
  source: TileSource;
  service: OutboundService;
  store: Pick<TileStore, "read" | "write">;
  log: Pick<Log, "warn">;
  /** The longest that a visitor waits for a tile, in milliseconds. */
  maxWaitMs: number;
}

/** Serves tiles from the cache, and fetches those that are missing or stale. */
export class StreetTiles {
  readonly #options: StreetTilesOptions;
  readonly #underWay = new Map<string, Promise<StoredTile | undefined>>();
  readonly #end = new AbortController();

  constructor(options: StreetTilesOptions) {
    this.#options = options;
  }

  /**
   * A tile for a visitor of these networks, at once if it is cached, even if stale; `undefined` if there
   * is none in time. It may then still come into the cache.
   */
  async get(tile: Tile, networks: readonly string[]): Promise<StoredTile | undefined> {
    const { store, maxWaitMs } = this.#options;
    const stored = store.read(tile);
    if (stored && isFresh(stored)) return stored;
    const fetched = this.#fetchOnce(tile, networks);
    return stored ?? Promise.race([fetched, sleep(maxWaitMs, undefined, { ref: false })]);
  }

  close(): void {
    this.#end.abort();
  }

  /** Visitors who want the same tile at the same time share one request. */
  #fetchOnce(tile: Tile, networks: readonly string[]): Promise<StoredTile | undefined> {
    const key = `${tile.z}/${tile.x}/${tile.y}`;
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const request = this.#fetchAndStore(tile, networks).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, request);
    return request;
  }

  async #fetchAndStore(tile: Tile, networks: readonly string[]): Promise<StoredTile | undefined> {
    const { source, service, store, log } = this.#options;
    try {
      const fetched = await service.send(networks, (signal) =>
        fetchTile(source, tile, AbortSignal.any([signal, this.#end.signal])),
      );
      if ("refused" in fetched) {
        // A missing tile is nobody's mistake; a refused key should be known.
        if (fetched.refused !== 404) log.warn({ status: fetched.refused }, "tile refused");
        return undefined;
      }
      const time = Math.min(maxCacheMs, Math.max(minCacheMs, fetched.maxAge * 1000));
      const stored = { image: fetched.image, freshUntil: Date.now() + time };
      // Closed meanwhile: the store must not open again.
      if (!this.#end.signal.aborted) store.write(tile, stored);
      return stored;
    } catch (err) {
      const isExpected = err instanceof RequestNotSentError || this.#end.signal.aborted;
      if (!isExpected) log.warn({ err }, "tile not fetched");
      return undefined;
    }
  }
}

/** A time further away than any tile is cached comes from a clock that was wrong. */
function isFresh({ freshUntil }: StoredTile): boolean {
  const left = freshUntil - Date.now();
  return left > 0 && left <= maxCacheMs;
}
