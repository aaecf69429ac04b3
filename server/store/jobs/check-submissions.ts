import { formatReference } from "#contract/reference.ts";
import type { Log } from "../../log/log.ts";
import { runEveryHour } from "../../time/run-every.ts";
import type { Store } from "../store.ts";

/** Reads all submissions now and every hour. Logs each damaged submission once. */
export function checkSubmissionsHourly(
  { submissions }: Pick<Store, "submissions">,
  log: Pick<Log, "error">,
): { stop(): Promise<void> } {
  let reportedIds: ReadonlySet<string> = new Set();
  return runEveryHour(async (signal) => {
    try {
      await submissions.check(signal);
      const damaged = submissions.getDamagedIds();
      for (const submission of damaged) {
        if (reportedIds.has(submission)) continue;
        log.error(
          { submission, reference: formatReference(submission) },
          "A submission is damaged",
        );
      }
      reportedIds = new Set(damaged);
    } catch (err) {
      log.error({ err }, "The submissions could not be checked for damage");
    }
  });
}
