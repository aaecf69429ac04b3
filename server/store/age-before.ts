import type { Age } from "./entry.ts";
import type { Database, EntryTables } from "./schema.ts";

/** How many rows of a table were received before `end` (ISO 8601, UTC), since when, and how many there are. */
export async function ageBefore(
  db: Database,
  table: keyof EntryTables | "robots",
  end: string,
): Promise<Age> {
  const { all, count, oldest } = await db
    .selectFrom(table)
    .select(({ eb, fn }) => [
      fn.countAll().as("all"),
      fn.count(eb.case().when("received_at", "<", end).then(1).end()).as("count"),
      fn.min("received_at").as("oldest"),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest: oldest ?? null, all: Number(all) };
}
