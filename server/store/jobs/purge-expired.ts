import type { Log } from "../../log/log.ts";
import { runEveryHour } from "../../time/run-every.ts";
import type { Store } from "../store.ts";

/**
 * Deletes, now and every hour, expired responses of the geocoding service, even if the service is no longer configured,
 * and what 1.2.0 counted of visitors.
 */
export function purgeExpiredHourly(
  { geocodes, removeSharedLimits }: Pick<Store, "geocodes" | "removeSharedLimits">,
  log: Pick<Log, "error">,
): { stop(): Promise<void> } {
  return runEveryHour(() =>
    Promise.all([geocodes.removeExpired(), removeSharedLimits()]).then(
      () => undefined,
      (err) => log.error({ err }, "Expired data could not be deleted"),
    ),
  );
}
