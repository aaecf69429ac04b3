import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { inga } from "#tests/harness/forms";
import { tempFolder } from "#tests/harness/temp-folder";
import { openStore } from "./open-store.ts";

const caught = { form: "inquiry", reason: "too-fast" } as const;

async function open() {
  const file = join(tempFolder(), "idi.sqlite");
  const store = await openStore({ DATABASE_URL: { dialect: "sqlite", file } });
  onTestFinished(() => store.close());
  return { robots: store.robots, file };
}

it("gives back what was caught, finds it by its id, and removes it", async () => {
  const { robots } = await open();
  const receipt = await robots.add(caught, { fields: inga, language: "de", idempotencyKey: null });
  const [kept] = await robots.list();
  expect(kept).toEqual({
    ...caught,
    id: expect.any(String),
    receivedAt: (receipt as { receivedAt: string }).receivedAt,
    language: "de",
    fields: inga,
  });
  expect(await robots.find(kept?.id ?? "")).toEqual(kept);
  expect(await robots.find("nobody")).toBeUndefined();
  await robots.remove(kept?.id ?? "");
  expect(await robots.list()).toEqual([]);
});

it("keeps apart what comes with one key by two forms", async () => {
  const { robots } = await open();
  const entry = { fields: inga, language: null, idempotencyKey: "key-of-a-program" };
  await robots.add(caught, entry);
  await robots.add({ ...caught, form: "prospect" }, entry);
  await robots.add(caught, entry);
  expect(await robots.list()).toHaveLength(2);
});

it("keeps no more than 10 000, the newest", async () => {
  const { robots, file } = await open();
  const database = new DatabaseSync(file);
  database.exec(`
    with recursive number (n) as (select 1 union all select n + 1 from number where n < 10050)
    insert into robots
    select 'id ' || n, '2001-01-0' || ((n > 50) + 1), 'inquiry', 'too-fast', null, '{}' from number
  `);
  await robots.add(caught, { fields: inga, language: null, idempotencyKey: null });
  const rest = database.prepare(
    "select count(*) as kept, min(received_at) as first, sum(fields like '%Inga%') as newest from robots",
  );
  expect(rest.get()).toEqual({ kept: 10_000, first: "2001-01-02", newest: 1 });
  database.close();
});
