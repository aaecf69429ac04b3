import { onTestFinished } from "vitest";
import type { DatabaseSetting } from "#server/setting-formats";
import { openDatabase } from "#server/store/open-database";
import type { Context } from "./scenario.ts";
import { until } from "./until.ts";

/** A view of the outbox from outside the server. */
export interface OutboxView {
  /** Number of undelivered dispatches. */
  waiting(): Promise<number>;
  /** Number of dispatches that are leased or wait for a retry. */
  resting(): Promise<number>;
  /** Makes all waiting dispatches due, as the end of a killed server's lease does. */
  releaseAll(): Promise<void>;
}

/** Opens the outbox of a database, until the scenario ends. */
export async function viewOutbox(setting: DatabaseSetting): Promise<OutboxView> {
  const db = await openDatabase(setting);
  onTestFinished(() => db.destroy());
  const now = () => new Date().toISOString();
  const count = async (isResting: boolean) => {
    const { waiting } = await db
      .selectFrom("outbox")
      .where("delivered_at", "is", null)
      .$if(isResting, (query) => query.where("due_at", ">", now()))
      .select(({ fn }) => fn.countAll().as("waiting"))
      .executeTakeFirstOrThrow();
    return Number(waiting);
  };
  return {
    waiting: () => count(false),
    resting: () => count(true),
    async releaseAll() {
      const due = { due_at: now() };
      await db.updateTable("outbox").set(due).where("delivered_at", "is", null).execute();
    },
  };
}

/** Waits until everything has been delivered. */
export async function untilAllArrived(
  outbox: OutboxView,
  { signal }: Pick<Context, "signal">,
): Promise<void> {
  await until("everything handed on", async () => (await outbox.waiting()) === 0, {
    signal,
    timeout: 180_000,
    pause: 100,
  });
}
