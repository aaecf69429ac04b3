import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { onTestFinished } from "vitest";
import { openDatabase } from "#server/store/open-database";
import { type openStore, storeIn } from "#server/store/open-store";
import { tempFolder } from "./temp-folder.ts";

/** A disk, or what SQLite takes for one, that a test can fill. */
export interface SmallDisk {
  /** Where the data belongs. */
  folder: string;
  open?: typeof openStore;
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
}

/** How a small disk can be had on this machine: by SQLite's own limit, and as a mount if we may. */
export function smallDisks(): { kind: string; create(): SmallDisk }[] {
  const byLimit = { kind: "SQLite's limit of pages", create: limitedDatabase };
  return mayMount() ? [byLimit, { kind: "a mounted disk", create: mountedDisk }] : [byLimit];
}

function limitedDatabase(): SmallDisk {
  let limitPages = async (_most: number) => {};
  return {
    folder: tempFolder(),
    async open(settings) {
      const db = await openDatabase(settings.DATABASE_URL);
      limitPages = async (most) => {
        await sql`pragma max_page_count = ${sql.lit(most)}`.execute(db);
      };
      return storeIn(db, settings);
    },
    // SQLite takes the size it has as the least.
    fill: () => limitPages(1),
    makeRoom: () => limitPages(100_000),
  };
}

function mountedDisk(): SmallDisk {
  const folder = tempFolder();
  if (!mount(folder)) throw new Error(`nothing can be mounted on ${folder}`);
  onTestFinished(() => void spawnSync("umount", ["--lazy", folder]));
  const ballast = join(folder, "ballast");
  return {
    folder,
    async fill() {
      try {
        for (;;) appendFileSync(ballast, Buffer.alloc(4096));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      }
    },
    makeRoom: async () => rmSync(ballast),
  };
}

function mount(folder: string): boolean {
  const disk = ["-t", "tmpfs", "-o", "size=2m", "tmpfs", folder];
  return spawnSync("mount", disk).status === 0;
}

/** Root in a container often may not. */
function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "idi-mount-"));
  const isMounted = mount(folder);
  if (isMounted) spawnSync("umount", [folder]);
  rmdirSync(folder);
  return isMounted;
}
