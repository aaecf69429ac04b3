import { expect, onTestFinished } from "vitest";
import type { DatabaseSetting } from "#server/settings/setting-formats.ts";
import { openDatabase } from "#server/store/database/open-database.ts";
import type { Context } from "./scenario.ts";

type OutboxView = Awaited<ReturnType<typeof openOutboxView>>;

/** Opens a view of the outbox from outside the server, until the scenario ends. */
export async function openOutboxView(setting: DatabaseSetting) {
  const db = await openDatabase(setting);
  onTestFinished(() => db.destroy());
  return {
    /** Number of undelivered entries. */
    async waiting() {
      const { count } = await db
        .selectFrom("outbox")
        .where("delivered_at", "is", null)
        .select(({ fn }) => fn.countAll().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    /** Makes all waiting entries due, as the end of a killed server's lease does. */
    async releaseAll() {
      const dueNow = { due_at: new Date().toISOString() };
      await db.updateTable("outbox").set(dueNow).where("delivered_at", "is", null).execute();
    },
  };
}

/** Waits until everything has been delivered. */
export async function waitForDelivery(
  outbox: OutboxView,
  { signal }: Pick<Context, "signal">,
): Promise<void> {
  const countWaiting = async () => (signal.aborted ? 0 : outbox.waiting());
  await expect.poll(countWaiting, { interval: 100 }).toBe(0);
  signal.throwIfAborted();
}
