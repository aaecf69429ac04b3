import { entryCommands } from "./reports/entry-commands.ts";
import { outboxCommands } from "./reports/outbox-commands.ts";
import { personCommands } from "./reports/person-commands.ts";
import { prospectReport } from "./reports/reports.ts";
import { runReport } from "./reports/run-report.ts";

await runReport(prospectReport, [
  ...entryCommands,
  ...personCommands,
  ...outboxCommands("prospects"),
]);
