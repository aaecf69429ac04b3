import { formatCommand } from "#server/cli/format-command.ts";
import { OperatorError } from "#server/cli/operator-error.ts";
import type { Settings } from "#server/settings/settings.ts";
import { assertDatabaseExists, openStore } from "#server/store/store.ts";
import type { OutboxStats } from "#server/store/submissions/outbox.ts";
import { hourMs } from "#server/time/durations.ts";
import { type CheckResult, createCheckResult } from "./check-result.ts";

/** Messages that have waited longer than this, in milliseconds, need an operator. */
const maxWaitMs = hourMs;

/** Checks that the database answers and has this release's tables, and what was not delivered. */
export async function checkDatabase(
  settings: Pick<Settings, "DATABASE_URL" | "deliveryTargets">,
): Promise<CheckResult[]> {
  try {
    assertDatabaseExists(settings);
    const store = await openStore(settings, { mode: "read", skipsIntegrityCheck: true });
    try {
      return [
        createCheckResult("database", undefined, "current"),
        checkOutbox(await store.outbox.readStats()),
      ];
    } finally {
      await store.close();
    }
  } catch (error) {
    // Other errors might quote a visitor's words.
    const message = error instanceof OperatorError ? error.message : "cannot be read: see the log";
    return [{ state: "problem", name: "database", message }];
  }
}

/** Checks that no message has waited too long, was dead-lettered, or waits for a setting. */
export function checkOutbox(stats: readonly OutboxStats[], now = Date.now()): CheckResult {
  const late = stats.filter(
    ({ state, oldest }) => state !== "waiting" || now - Date.parse(oldest) > maxWaitMs,
  );
  const problems = late.map(({ target, state, count, oldest }) => {
    const reason = {
      waiting: `waiting since ${oldest}`,
      "dead-lettered": "dead-lettered",
      unconfigured: "waiting until its target is set",
    }[state];
    return `${count} to ${target}: ${reason}; see ${formatCommand("prospects", "undelivered")}, or messages`;
  });
  return createCheckResult("delivery", problems.join("\n"), "no message is late");
}
