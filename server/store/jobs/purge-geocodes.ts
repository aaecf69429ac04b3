import type { Log } from "../../log/log.ts";
import { runEveryHour } from "../../time/run-every.ts";
import type { Store } from "../store.ts";

/**
 * Deletes expired responses of the geocoding service, now and every hour, even if the service is no longer configured.
 */
export function purgeGeocodesHourly(
  { geocodes }: Pick<Store, "geocodes">,
  log: Pick<Log, "error">,
): { stop(): Promise<void> } {
  return runEveryHour(() =>
    geocodes.removeExpired().catch((err) => {
      log.error({ err }, "Old answers of the geocoding service could not be deleted");
    }),
  );
}
