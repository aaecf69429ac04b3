import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { parse } from "yaml";
import { readEnv } from "../env.ts";
import { allEntries } from "../testing/all-entries.ts";
import { kindSamples, otto } from "../testing/forms.ts";
import { tempFolder } from "../testing/temp-folder.ts";
import { entryKinds } from "./entry-kinds.ts";
import { openStore } from "./open-store.ts";
import { purge, purgeDaily, robotDays } from "./retention.ts";

const day = 24 * 60 * 60 * 1000;
const entry = { language: null, idempotencyKey: null };

afterEach(() => void vi.useRealTimers());

const ofEachKind = (count: number) => Object.fromEntries(entryKinds.map((kind) => [kind, count]));

async function filledStore() {
  const file = join(tempFolder(), "idi.sqlite");
  const store = await openStore({ DATABASE_URL: { dialect: "sqlite", file } });
  onTestFinished(() => store.close());
  for (const { kept, keptIn } of kindSamples) {
    await store[keptIn].add({ fields: kept as never, ...entry });
  }
  const caught = { form: "contactMessage", reason: "trap-filled" } as const;
  await store.robots.add(caught, { fields: otto, ...entry });
  return store;
}

it("deletes what is older than the days given, of each kind, and nothing else", async () => {
  const store = await filledStore();
  const [received] = await store.prospects.list();
  const at = new Date(received?.receivedAt ?? "").getTime();
  const after = (days: number) => purge(store, 395, new Date(at + days * day));
  expect(await after(29)).toEqual({ ...ofEachKind(0), robots: 0 });
  expect(await after(31)).toEqual({ ...ofEachKind(0), robots: 1 });
  expect(await after(394)).toEqual({ ...ofEachKind(0), robots: 0 });
  expect(await store.prospects.list()).toHaveLength(1);
  expect(await after(396)).toEqual({ ...ofEachKind(1), robots: 0 });
  expect(await store.robots.list()).toEqual([]);
  expect(await allEntries(store)).toEqual([]);
});

it("keeps what programs sent no longer than what people sent", async () => {
  const store = await filledStore();
  const [received] = await store.robots.list();
  const later = new Date(new Date(received?.receivedAt ?? "").getTime() + 8 * day);
  expect(await purge(store, 7, later)).toEqual({ ...ofEachKind(1), robots: 1 });
});

it("purges at once and every day, goes on after a failure, and stops when told", async () => {
  vi.useFakeTimers();
  const errors: unknown[] = [];
  const removeBefore = vi.fn<(end: string) => Promise<number>>(async () => 0);
  removeBefore.mockRejectedValueOnce(new Error("locked"));
  const all = [...entryKinds, "robots"];
  const stores = Object.fromEntries(all.map((kind) => [kind, { removeBefore }]));
  const stop = purgeDaily(stores as never, 1, (error) => errors.push(error));
  await vi.advanceTimersByTimeAsync(0);
  expect(errors).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(removeBefore).toHaveBeenCalledTimes(1 + 2 * all.length);
  stop();
  await vi.advanceTimersByTimeAsync(5 * day);
  expect(removeBefore).toHaveBeenCalledTimes(1 + 2 * all.length);
});

it("keeps by default for as long as the privacy policy says", () => {
  const facts = parse(readFileSync(new URL("../../content/facts.yaml", import.meta.url), "utf8"), {
    merge: true,
  });
  expect(readEnv({}).RETENTION_DAYS).toBe(facts.legal.websiteFormDays);
  expect(robotDays).toBe(facts.legal.websiteRobotDays);
});

it("lets backups go when the privacy policy says", () => {
  const unit = readFileSync(
    new URL("../../deploy/idi-website-backup.service", import.meta.url),
    "utf8",
  );
  const facts = parse(readFileSync(new URL("../../content/facts.yaml", import.meta.url), "utf8"), {
    merge: true,
  });
  expect(unit).toContain(`-mtime +${facts.legal.websiteBackupDays} -delete`);
});
