import { withTimeout } from "../operation/with-timeout.ts";
import type { Outbox, OutboxLevel } from "../store/outbox.ts";
import type { Target } from "../store/schema.ts";
import type { Metrics } from "./create-metrics.ts";

/** How long the database may take to tell, in milliseconds. */
const timeout = 2000;

/**
 * Reads how much the outbox holds for each target. While the database does not tell, the gauges are
 * left out: an old number would look like a sound one.
 */
export async function readOutbox(
  { outboxEntries, outboxAge }: Metrics,
  outbox: Outbox,
  targets: readonly Target[],
): Promise<void> {
  const levels = await withTimeout(
    timeout,
    outbox.levels().catch(() => undefined),
    undefined,
  );
  outboxEntries.reset();
  outboxAge.reset();
  if (!levels) return;
  const states: OutboxLevel["state"][] = ["waiting", "given-up"];
  const none = targets.flatMap((target) =>
    states.map((state) => ({ target, state, count: 0, oldest: undefined })),
  );
  for (const { target, state, count, oldest } of [...none, ...levels]) {
    outboxEntries.set({ target, state }, count);
    outboxAge.set({ target, state }, oldest ? secondsSince(oldest) : 0);
  }
}

function secondsSince(time: string): number {
  return Math.max(0, (Date.now() - Date.parse(time)) / 1000);
}
