import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "./schema.ts";

/** How long other programs that read may keep us waiting, and how often we ask, in milliseconds. */
const wait = { total: 2000, interval: 50 };

/**
 * Brings every commit from SQLite's log into the file and empties the log, which else holds deleted
 * words until others have been written over them. Resolves to whether that was possible: another
 * program may be in the middle of reading.
 */
export async function removeTraces(db: Database): Promise<boolean> {
  const end = performance.now() + wait.total;
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    if (performance.now() >= end) return false;
    await sleep(wait.interval);
  }
}
