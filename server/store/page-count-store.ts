import { sql, type Transaction } from "kysely";
import { readInBatches } from "./database/read-in-batches.ts";
import type { Database, PageCountRow, Tables } from "./database/schema.ts";

/** The counts of a page, in the order of reports, by their columns. */
const measureByColumn = {
  views: "views",
  prefetched: "prefetched",
  begun: "attempted",
  stored: "stored",
} as const;

export type Measure = (typeof measureByColumn)[Column];
type Column = keyof typeof measureByColumn;

const columns = Object.keys(measureByColumn) as Column[];
export const measures = Object.values(measureByColumn);

type MeasureCounts = Record<Measure, number>;

export function addCounts(row: MeasureCounts, more: MeasureCounts): void {
  for (const measure of measures) row[measure] += more[measure];
}

export function createZeroCounts(): MeasureCounts {
  return mapMeasures(() => 0);
}

function mapMeasures<Value>(make: (measure: Measure) => Value): Record<Measure, Value> {
  const entries = measures.map((measure) => [measure, make(measure)]);
  return Object.fromEntries(entries) as Record<Measure, Value>;
}

const batchSize = 500;

/** The counts of a page, or of a source of it, on one day. */
export type DailyPageCount = Omit<PageCountRow, Column> & MeasureCounts;

/** The counts of a page, or of a source of it, in a period. */
export type PageCount = Omit<DailyPageCount, "id" | "day">;

export type TrafficSourceViews = Pick<PageCountRow, "source_kind" | "source" | "views">;

/**
 * Creates the page counts in a migrated database. Days are written 2026-01-31. Each method rejects if the database
 * fails.
 */
export function createPageCountStore(db: Database) {
  return {
    /** Adds counts to those of the same day, page, language and source: all of them, or none. */
    add: (rows: readonly DailyPageCount[]): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        // In the order of ids, so that two servers wait for each other and neither is refused.
        const ordered = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
        for (let start = 0; start < ordered.length; start += batchSize) {
          await add(transaction, ordered.slice(start, start + batchSize));
        }
      }),

    /** Sums counts since a day, per page, language and source. */
    async sumCounts(since: string): Promise<PageCount[]> {
      const groups = ["page", "language", "source_kind", "source"] as const;
      const rows = await db
        .selectFrom("page_counts")
        .where("day", ">=", since)
        .groupBy(groups)
        .select(groups)
        .select(({ fn }) => columns.map((column) => fn.sum(column).as(measureByColumn[column])))
        .execute();
      // PostgreSQL gives sums as text.
      return rows.map((row) => ({ ...row, ...mapMeasures((measure) => Number(row[measure])) }));
    },

    /** Reads the rows since a day, in the order of days, in batches. */
    read: (since: string): AsyncIterable<DailyPageCount[]> => {
      const rows = db
        .selectFrom("page_counts")
        .selectAll()
        .select("begun as attempted")
        .where("day", ">=", since);
      return readInBatches(rows, ["id"], batchSize);
    },

    /** Finds the most frequent sources since a day, up to `most` of each kind. */
    async findTopSources(since: string, most: number): Promise<TrafficSourceViews[]> {
      const kinds = ["referrer", "campaign"] as const;
      const rows = await Promise.all(
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
      return rows.flat().map((row) => ({ ...row, views: Number(row.views) }));
    },

    async removeBefore(day: string): Promise<void> {
      await db.deleteFrom("page_counts").where("day", "<", day).execute();
    },
  };
}

async function add(
  transaction: Transaction<Tables>,
  rows: readonly DailyPageCount[],
): Promise<void> {
  const sums = columns.map((column) => [
    column,
    sql<number>`${sql.ref(`page_counts.${column}`)} + ${sql.ref(`excluded.${column}`)}`,
  ]);
  await transaction
    .insertInto("page_counts")
    .values(rows.map(({ attempted: begun, ...row }) => ({ ...row, begun })))
    .onConflict((conflict) => conflict.column("id").doUpdateSet(Object.fromEntries(sums)))
    .execute();
}
