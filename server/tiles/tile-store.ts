import { createHash } from "node:crypto";
import { mkdirSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Tile } from "./tile.ts";

export interface StoredTile {
  image: Buffer;
  /** Until when it is fresh, in milliseconds since 1970. */
  freshUntil: number;
}

/** Where tiles are stored, and how many. */
export interface TileStoreSettings {
  file: string;
  /** The source's URL template: tiles of another one are discarded. */
  template: string;
  /** Size limit of the file, in bytes on the disk. */
  limit: number;
}

/** Receives why the file cannot be used, and `undefined` when tiles are stored again. */
type Report = (error?: unknown) => void;

/**
 * A cache of tiles in one SQLite file; those that expire first are evicted first. A file that cannot be
 * used is reported and tried again with the next tile; a damaged one is replaced.
 */
export class TileStore {
  readonly #settings: TileStoreSettings;
  readonly #report: Report;
  #opened: ReturnType<typeof openFile> | undefined;

  constructor(settings: TileStoreSettings, report: Report) {
    this.#settings = settings;
    this.#report = report;
    this.#use(() => {});
  }

  read({ z, x, y }: Tile): StoredTile | undefined {
    const row = this.#use(({ find }) => find.get(z, x, y));
    if (!(row?.image instanceof Uint8Array)) return undefined;
    return { image: Buffer.from(row.image), freshUntil: Number(row.fresh_until) };
  }

  /** Stores a tile, if there is room for it. */
  write({ z, x, y }: Tile, { image, freshUntil }: StoredTile): void {
    this.#use((opened) => {
      if (makeRoom(opened, image.length)) opened.insert.run(z, x, y, image, freshUntil);
      this.#report();
    });
  }

  close(): void {
    this.#opened?.database.close();
    this.#opened = undefined;
  }

  #use<Result>(work: (opened: ReturnType<typeof openFile>) => Result): Result | undefined {
    try {
      this.#opened ??= openFile(this.#settings);
      return work(this.#opened);
    } catch (error) {
      this.#report(error);
      if (isDamaged(error)) this.#discard();
      return undefined;
    }
  }

  #discard(): void {
    this.close();
    try {
      removeFile(this.#settings.file);
    } catch (error) {
      this.#report(error);
    }
  }
}

const pageSize = 4096;

function openFile({ file, template, limit }: TileStoreSettings) {
  mkdirSync(dirname(file), { recursive: true });
  // Starting anew takes no time, however many tiles there are.
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > limit) removeFile(file);
  const version = versionOf(template);
  let database = new DatabaseSync(file);
  try {
    if (![0, version].includes(storedVersion(database))) {
      database.close();
      removeFile(file);
      database = new DatabaseSync(file);
    }
    // A cache need not survive a power cut; a killed server leaves it whole.
    database.exec(
      `pragma page_size = ${pageSize}; pragma journal_mode = truncate; pragma synchronous = off`,
    );
    if (storedVersion(database) !== version) createTable(database, version);
    const pages = Math.floor(limit / pageSize);
    database.exec(`pragma max_page_count = ${pages}`);
    return { database, pages, ...prepareStatements(database) };
  } catch (error) {
    if (database.isOpen) database.close();
    throw error;
  }
}

/** A number for the form of the table and the source, in 32 bits as SQLite stores it. */
function versionOf(template: string): number {
  return createHash("sha256").update(`1 ${template}`).digest().readInt32BE();
}

function storedVersion(database: DatabaseSync): number {
  return Number(database.prepare("pragma user_version").get()?.user_version);
}

function createTable(database: DatabaseSync, version: number): void {
  database.exec(`
    begin immediate;
    create table tile (
      z integer, x integer, y integer, image blob not null, fresh_until integer not null,
      primary key (z, x, y)
    );
    create index tile_fresh_until on tile (fresh_until);
    pragma user_version = ${version};
    commit;
  `);
}

function prepareStatements(database: DatabaseSync) {
  return {
    find: database.prepare("select image, fresh_until from tile where z = ? and x = ? and y = ?"),
    insert: database.prepare("insert or replace into tile values (?, ?, ?, ?, ?)"),
    used: database.prepare(`select page_count - freelist_count as pages
      from pragma_page_count, pragma_freelist_count`),
    evict: database.prepare(`delete from tile where rowid in
      (select rowid from tile order by fresh_until limit ${evictedAtOnce})`),
  };
}

const evictedAtOnce = 20;
/** Bounds the time that one large tile may take. */
const maxEvictions = 20;

/** Evicts tiles until there is room for so many bytes; false if that takes too long. */
function makeRoom({ pages, used, evict }: ReturnType<typeof openFile>, size: number): boolean {
  // A few more, for the table's and the indexes' own pages.
  const needed = Math.ceil(size / pageSize) + 8;
  for (let count = 0; Number(used.get()?.pages) + needed > pages; count += 1) {
    if (count === maxEvictions) return false;
    evict.run();
  }
  return true;
}

const damages = new Set([11, 26]);

/** Whether SQLite says that the file is damaged (SQLITE_CORRUPT) or no database (SQLITE_NOTADB). */
function isDamaged(error: unknown): boolean {
  const { errcode } = error as { errcode?: number };
  return errcode !== undefined && damages.has(errcode & 0xff);
}

function removeFile(file: string): void {
  for (const name of [file, `${file}-journal`]) rmSync(name, { force: true });
}
