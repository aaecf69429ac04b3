import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Tile } from "./tile.ts";

/** A cached tile. */
export interface KeptTile {
  image: Buffer;
  /** Until when it is fresh, in milliseconds since 1970. */
  freshUntil: number;
}

/**
 * A cache of tiles as files in a directory, with a size limit in bytes; those that expire first are
 * evicted first. A file's modification time is its expiry.
 */
export class TileStore {
  readonly #folder: string;
  readonly #limit: number;
  readonly #files = new Map<string, { size: number; freshUntil: number }>();
  #size = 0;
  #drafts = 0;

  private constructor(folder: string, limit: number) {
    this.#folder = folder;
    this.#limit = limit;
  }

  /** Opens the cache of a source within `folder`, and removes those of other sources. */
  static async open(folder: string, template: string, limit: number): Promise<TileStore> {
    const own = createHash("sha256").update(template).digest("hex").slice(0, 12);
    const store = new TileStore(join(folder, own), limit);
    await mkdir(store.#folder, { recursive: true });
    const others = (await readdir(folder)).filter((name) => name !== own);
    for (const name of others) await rm(join(folder, name), { recursive: true, force: true });
    for (const name of await readdir(store.#folder)) await store.#find(name);
    return store;
  }

  async read(tile: Tile): Promise<KeptTile | undefined> {
    const name = fileName(tile);
    const file = this.#files.get(name);
    if (!file) return undefined;
    try {
      return { image: await readFile(join(this.#folder, name)), freshUntil: file.freshUntil };
    } catch {
      this.#forget(name);
      return undefined;
    }
  }

  /** Stores a tile: completely or, if the disk refuses, not at all. */
  async write(tile: Tile, { image, freshUntil }: KeptTile): Promise<void> {
    const name = fileName(tile);
    const draft = join(this.#folder, `${draftPrefix}${process.pid}-${this.#drafts++}`);
    try {
      await writeFile(draft, image);
      await utimes(draft, freshUntil / 1000, freshUntil / 1000);
      await rename(draft, join(this.#folder, name));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    this.#forget(name);
    this.#note(name, image.length, freshUntil);
    if (this.#size > this.#limit) await this.#makeRoom();
  }

  async #find(name: string): Promise<void> {
    const path = join(this.#folder, name);
    const file = await stat(path);
    if (name.startsWith(draftPrefix)) await rm(path, { force: true });
    else this.#note(name, file.size, file.mtimeMs);
  }

  #note(name: string, size: number, freshUntil: number): void {
    this.#files.set(name, { size, freshUntil });
    this.#size += size;
  }

  #forget(name: string): void {
    this.#size -= this.#files.get(name)?.size ?? 0;
    this.#files.delete(name);
  }

  /** Evicts a tenth more than needed, so that not every tile has to make room. */
  async #makeRoom(): Promise<void> {
    const oldestFirst = [...this.#files].sort(([, a], [, b]) => a.freshUntil - b.freshUntil);
    for (const [name] of oldestFirst) {
      if (this.#size <= this.#limit * 0.9) return;
      this.#forget(name);
      await rm(join(this.#folder, name), { force: true });
    }
  }
}

const draftPrefix = "draft-";

function fileName({ z, x, y }: Tile): string {
  return `${z}-${x}-${y}.png`;
}
