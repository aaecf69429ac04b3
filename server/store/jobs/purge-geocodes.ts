import type { Log } from "../../log/log.ts";
import { runEveryHour } from "../../time/run-every.ts";
import type { Store } from "../open-store.ts";

/**
 * Deletes answers of the geocoding service whose time is over, now and every hour: also those that nobody asks for
 * any more, as after the service was given up.
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
