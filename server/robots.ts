import { entryCommands } from "./reports/entry-commands.ts";
import { personCommands } from "./reports/person-commands.ts";
import { releaseCommand } from "./reports/release-command.ts";
import { robotReport } from "./reports/reports.ts";
import { runReport } from "./reports/run-report.ts";

await runReport(robotReport, [...entryCommands, ...personCommands, releaseCommand]);
