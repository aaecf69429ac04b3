import { sql } from "kysely";
import { inBatches } from "./database/in-batches.ts";
import type { Database, PageCountRow } from "./database/schema.ts";
import { addCounts, asOther, otherSources } from "./page-count-rows.ts";

const batchSize = 500;

/** The most different sources of one day: anybody can make them up. */
const maxSourcesPerDay = 1000;

/** The counts of a page, or of a source of it, in a period. */
export type PageCount = Omit<PageCountRow, "id" | "day">;

export type SourceViews = Pick<PageCountRow, "source_kind" | "source" | "views">;

/** How often pages were viewed. Every method rejects when the database cannot answer. */
export type PageCountStore = ReturnType<typeof pageCountStore>;

/** The counts in a migrated database. Days are written 2026-01-31. */
export function pageCountStore(db: Database) {
  return {
    /** Adds these counts to those of the same day, page, language and source: all of them, or none. */
    add: (rows: readonly PageCountRow[]): Promise<void> =>
      db.transaction().execute(async (within) => {
        const bounded = await withoutSurplus(within, rows);
        for (let start = 0; start < bounded.length; start += batchSize) {
          await add(within, bounded.slice(start, start + batchSize));
        }
      }),

    /** The sums since a day, per page, language and source. */
    async sums(since: string): Promise<PageCount[]> {
      const columns = ["page", "language", "source_kind", "source"] as const;
      const rows = await db
        .selectFrom("page_counts")
        .where("day", ">=", since)
        .groupBy(columns)
        .select(columns)
        .select(({ fn }) => [
          fn.sum("views").as("views"),
          fn.sum("prefetched").as("prefetched"),
          fn.sum("begun").as("begun"),
          fn.sum("stored").as("stored"),
        ])
        .execute();
      // PostgreSQL gives sums as text.
      return rows.map(({ views, prefetched, begun, stored, ...row }) => ({
        ...row,
        views: Number(views),
        prefetched: Number(prefetched),
        begun: Number(begun),
        stored: Number(stored),
      }));
    },

    /** The rows since a day in the order of their days, in batches. */
    read: (since: string): AsyncIterable<PageCountRow[]> => {
      const rows = db
        .selectFrom("page_counts")
        .selectAll()
        .where("day", ">=", since)
        .orderBy("id")
        .limit(batchSize);
      return inBatches<PageCountRow>(batchSize, (last) =>
        (last ? rows.where("id", ">", last.id) : rows).execute(),
      );
    },

    /** The most frequent sources since a day, up to a number of each kind. */
    async topSources(since: string, most: number): Promise<SourceViews[]> {
      const kinds = ["referrer", "campaign"] as const;
      const found = await Promise.all(
        kinds.map((kind) =>
          db
            .selectFrom("page_counts")
            .where("day", ">=", since)
            .where("source_kind", "=", kind)
            .groupBy(["source_kind", "source"])
            .select(["source_kind", "source"])
            .select(({ fn }) => fn.sum("views").as("views"))
            .orderBy("views", "desc")
            .orderBy("source")
            .limit(most)
            .execute(),
        ),
      );
      return found.flat().map((row) => ({ ...row, views: Number(row.views) }));
    },

    async removeBefore(day: string): Promise<void> {
      await db.deleteFrom("page_counts").where("day", "<", day).execute();
    },
  };
}

async function add(within: Database, rows: readonly PageCountRow[]): Promise<void> {
  if (rows.length === 0) return;
  const plus = (measure: "views" | "prefetched" | "begun" | "stored") =>
    sql<number>`${sql.ref(`page_counts.${measure}`)} + ${sql.ref(`excluded.${measure}`)}`;
  await within
    .insertInto("page_counts")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        views: plus("views"),
        prefetched: plus("prefetched"),
        begun: plus("begun"),
        stored: plus("stored"),
      }),
    )
    .execute();
}

/** Sources beyond the number of a day become one. In the order of ids, so that two servers wait, not lock. */
async function withoutSurplus(
  within: Database,
  rows: readonly PageCountRow[],
): Promise<PageCountRow[]> {
  const days = [...new Set(rows.map(({ day }) => day))];
  const known = await within
    .selectFrom("page_counts")
    .select(["id", "day"])
    .where("day", "in", days)
    .where("source_kind", "<>", "")
    .execute();
  const ids = new Set(known.map(({ id }) => id));
  const room = new Map(
    days.map((day) => [day, maxSourcesPerDay - known.filter((row) => row.day === day).length]),
  );
  const bounded = new Map<string, PageCountRow>();
  for (const row of rows) {
    const { id, day, source_kind: kind, source } = row;
    const isKnown = kind === "" || source === otherSources || ids.has(id);
    const left = room.get(day) ?? 0;
    if (!isKnown) room.set(day, left - 1);
    const counted = isKnown || left > 0 ? row : asOther(row);
    const same = bounded.get(counted.id);
    if (same) addCounts(same, counted);
    else bounded.set(counted.id, { ...counted });
  }
  return [...bounded.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
