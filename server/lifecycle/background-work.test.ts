import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { listTestDatabases, openTestDatabase, openTestStore } from "#tests/harness/databases.ts";
import { createCountedPage, PageCounter } from "../page-counts/page-counter.ts";
import { readSettings } from "../settings/settings.ts";
import { createBackgroundWork } from "./background-work.ts";

test.each(listTestDatabases())(
  "writes to $dialect what is counted while the server closes",
  async ({ create }) => {
    const store = await openTestStore(await create());
    const pageCounter = new PageCounter();
    const work = createBackgroundWork(store, readSettings({}), { build: undefined, pageCounter });
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    work.start(log);
    const closed = Promise.withResolvers<void>();
    const stopped = work.stop(closed.promise);
    pageCounter.add(createCountedPage("pricing", "en"), "views");
    closed.resolve();
    await stopped;
    expect(await store.pageCounts.sumCounts("")).toMatchObject([{ page: "pricing", views: 1 }]);
  },
);

test.each(listTestDatabases())(
  "deletes from $dialect expired geocoding responses, even without a service, and counts of visitors by 1.2.0",
  async ({ create }) => {
    const setting = await create();
    const store = await openTestStore(setting);
    const db = await openTestDatabase(setting);
    const oldResponse = { address: "hash", answer: "{}", kept_until: "2020-01-01" };
    await db.insertInto("geocodes").values(oldResponse).execute();
    await sql`insert into rate_limits values ('hash', 1, '2026-01-15')`.execute(db);
    await sql`insert into rate_limit_salts values ('2026-01-15', 'salt')`.execute(db);
    const countTables = ["rate_limits", "rate_limit_salts"];
    const countRows = async (table: string) =>
      (await sql`select * from ${sql.table(table)}`.execute(db)).rows.length;
    const pageCounter = new PageCounter();
    const work = createBackgroundWork(store, readSettings({}), { build: undefined, pageCounter });
    work.start({ info: vi.fn(), warn: vi.fn(), error: vi.fn() });
    onTestFinished(() => work.stop());
    await expect.poll(() => db.selectFrom("geocodes").selectAll().execute()).toEqual([]);
    for (const table of countTables) await expect.poll(() => countRows(table)).toBe(0);
  },
);
