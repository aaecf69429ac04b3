import type { EntryKind } from "../store/entry-kinds.ts";
import { entryCommands } from "./entry-commands.ts";
import { outboxCommands } from "./outbox-commands.ts";
import { personCommands } from "./person-commands.ts";
import { entryReport } from "./reports.ts";
import { runReport } from "./run-report.ts";

/** The program behind the npm script of a kind of entries. */
export function runEntryReport(kind: EntryKind): Promise<void> {
  return runReport(entryReport(kind), [
    ...entryCommands,
    ...personCommands,
    ...outboxCommands(kind),
  ]);
}
