import { runEntryReport } from "./reports/run-entry-report.ts";

await runEntryReport("prospects");
