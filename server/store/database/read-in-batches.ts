import { type SelectQueryBuilder, type SqlBool, sql } from "kysely";

/**
 * Reads any number of rows in the order of columns that together are unique, in batches of `size`, to limit memory.
 * Each batch begins after the last row of the one before.
 */
export async function* readInBatches<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  columns: readonly (keyof Row & string)[],
  size: number,
): AsyncGenerator<Row[]> {
  const refs = columns.map((column) => sql.ref(column));
  const ordered = refs.reduce((rows, ref) => rows.orderBy(ref), query.limit(size));
  let rows = (await ordered.execute()) as Row[];
  while (rows.length > 0) {
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    const values = columns.map((column) => last[column]);
    const isAfter = sql<SqlBool>`(${sql.join(refs)}) > (${sql.join(values)})`;
    rows = (await ordered.where(isAfter).execute()) as Row[];
  }
}
