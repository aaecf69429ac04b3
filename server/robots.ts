import { robotReport } from "./reports/reports.ts";
import { runReport } from "./reports/run-report.ts";

await runReport(robotReport);
