import type { EntryKind } from "../store/entry-kinds.ts";
import type { ReportCommand } from "./report-command.ts";
import { undeliveredListing } from "./undelivered-listing.ts";

/** What can be done with entries that are handed on. */
export function outboxCommands(kind: EntryKind): ReportCommand[] {
  return [
    {
      name: "undelivered",
      usage: "",
      help: () => ["shows what was not handed on yet (to the platform, by mail), or given up"],
      takes: [],
      run: async ({ report, store }) =>
        undeliveredListing(report, await store.outbox.undelivered(kind)),
    },
    {
      name: "retry",
      usage: "",
      help: () => ["lets the running server try all of that again, for another 14 days"],
      takes: [],
      async run({ store }) {
        const count = await store.outbox.retry(kind);
        return `${count} to be tried again by the running server: ${kind}\n`;
      },
    },
  ];
}
