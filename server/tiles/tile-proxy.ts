import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Log } from "../log/log.ts";
import { RequestNotSentError } from "../outbound/outbound-budget.ts";
import type { OutboundService } from "../outbound/outbound-service.ts";
import { dayMs } from "../time/durations.ts";
import { fetchTile, type TileSource } from "./fetch-tile.ts";
import type { Tile } from "./tile.ts";

/** The longest time for which a tile is fresh, in milliseconds, even if the source allows more. */
const maxCacheMs = 365 * dayMs;

/** Memory of a tile besides its image. Many images, such as those of the sea, are smaller. */
const entryBytes = 1024;

interface ServedTile {
  image: Buffer;
  /** How long it is still fresh, in milliseconds; less than zero if it is stale. */
  freshMs: number;
}

/** A tile, and the networks of the visitor who requests it. */
interface TileRequest {
  tile: Tile;
  networks: readonly string[];
}

interface TileProxyOptions {
  source: TileSource;
  service: OutboundService;
  log: Pick<Log, "warn">;
  /** The longest that a visitor waits for a tile, in milliseconds. */
  maxWaitMs: number;
  /** The shortest that a tile is fresh, in milliseconds. */
  minCacheMs: number;
  /** Size limit of the cache in memory. */
  maxBytes: number;
}

/** Serves tiles from a cache in memory, and fetches those that are missing or stale. */
export class TileProxy {
  readonly #options: TileProxyOptions;
  readonly #cache: LRUCache<string, Buffer, TileRequest>;

  constructor(options: TileProxyOptions) {
    const { minCacheMs, maxBytes } = options;
    this.#options = options;
    this.#cache = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ length }) => length + entryBytes,
      ttl: minCacheMs,
      allowStale: true,
      // Aborted when the cache is cleared, and when others have taken its place meanwhile.
      allowStaleOnFetchAbort: true,
      fetchMethod: async (_key, _stale, { options: entry, signal, context }) => {
        const fetched = await this.#fetch(context, signal);
        if (!fetched) return undefined;
        entry.ttl = Math.min(maxCacheMs, Math.max(minCacheMs, fetched.maxAgeSeconds * 1000));
        return copyOutOfPool(fetched.image);
      },
    });
  }

  /**
   * Gets a tile for a visitor of these networks: at once if it is cached, even if stale; `undefined` if it does not
   * arrive in time, but then it may still enter the cache. Concurrent requests for a tile share one request to the
   * source.
   */
  async get(tile: Tile, networks: readonly string[]): Promise<ServedTile | undefined> {
    const key = `${tile.z}/${tile.x}/${tile.y}`;
    const image = await Promise.race([
      this.#cache.fetch(key, { context: { tile, networks } }),
      sleep(this.#options.maxWaitMs, undefined, { ref: false }),
    ]);
    return image && { image, freshMs: this.#cache.getRemainingTTL(key) };
  }

  close(): void {
    this.#cache.clear();
  }

  async #fetch({ tile, networks }: TileRequest, aborted: AbortSignal) {
    const { source, service, log } = this.#options;
    try {
      const fetched = await service.send(networks, (timeout) =>
        fetchTile(source, tile, AbortSignal.any([timeout, aborted])),
      );
      if (!("refused" in fetched)) return fetched;
      // A missing tile is normal; a refused key is logged.
      if (fetched.refused !== 404) log.warn({ status: fetched.refused }, "Tile refused");
    } catch (err) {
      const isExpected = err instanceof RequestNotSentError || aborted.aborted;
      if (!isExpected) log.warn({ err }, "Tile not fetched");
    }
    return undefined;
  }
}

/** Copies an image out of Node's pool of small buffers: a cached part would keep the whole pool in memory. */
function copyOutOfPool(image: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(image.length);
  image.copy(copy);
  return copy;
}
