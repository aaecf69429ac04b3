import { BreakerOpen, CircuitBreaker } from "../circuit-breaker.ts";
import type { Log } from "../log.ts";
import { fetchTile, type TileSource } from "./fetch-tile.ts";
import { RequestBudget } from "./request-budget.ts";
import type { Tile } from "./tile.ts";
import type { KeptTile, TileStore } from "./tile-store.ts";

/** How long a tile is cached at least, in milliseconds: the source's own rule. */
const shortestKeep = 7 * 24 * 3_600_000;
const longestKeep = 365 * 24 * 3_600_000;

/** Enough for a few visitors at once, then for one who keeps moving the map. */
const limits = { atOnce: 6, burst: 120, perSecond: 8 };

/** After so many consecutive failures the source is left alone for a minute (ms). */
const breakerLimits = { failures: 5, pause: 60_000 };

/** Serves tiles from the cache, and fetches those that are missing or stale. */
export class StreetTiles {
  readonly #source: TileSource;
  readonly #store: TileStore;
  readonly #log: Pick<Log, "warn">;
  readonly #breaker = new CircuitBreaker(breakerLimits);
  readonly #budget = new RequestBudget(limits);
  readonly #underWay = new Map<string, Promise<KeptTile | undefined>>();
  readonly #end = new AbortController();

  constructor(source: TileSource, store: TileStore, log: Pick<Log, "warn">) {
    this.#source = source;
    this.#store = store;
    this.#log = log;
  }

  /** A tile, at once if it is cached, even if stale; `undefined` if there is none now. */
  async get(tile: Tile): Promise<KeptTile | undefined> {
    const kept = await this.#store.read(tile);
    if (kept && kept.freshUntil > Date.now()) return kept;
    const fetched = this.#fetchOnce(tile);
    return kept ?? fetched;
  }

  /** Aborts the requests in flight. */
  close(): void {
    this.#end.abort();
  }

  /** Visitors who want the same tile at the same time share one request. */
  #fetchOnce(tile: Tile): Promise<KeptTile | undefined> {
    const key = `${tile.z}/${tile.x}/${tile.y}`;
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const request = this.#budget
      .spend(() => this.#fetchAndKeep(tile))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, request);
    return request;
  }

  async #fetchAndKeep(tile: Tile): Promise<KeptTile | undefined> {
    try {
      const fetched = await this.#breaker.run(() =>
        fetchTile(this.#source, tile, this.#end.signal),
      );
      if ("refused" in fetched) {
        // A missing tile is nobody's mistake; a refused key should be known.
        if (fetched.refused !== 404) this.#log.warn({ status: fetched.refused }, "tile refused");
        return undefined;
      }
      const keep = Math.min(longestKeep, Math.max(shortestKeep, fetched.maxAge * 1000));
      const kept = { image: fetched.image, freshUntil: Date.now() + keep };
      await this.#store.write(tile, kept).catch((err) => this.#log.warn({ err }, "tile not kept"));
      return kept;
    } catch (err) {
      const isExpected = err instanceof BreakerOpen || this.#end.signal.aborted;
      if (!isExpected) this.#log.warn({ err }, "tile not fetched");
      return undefined;
    }
  }
}
