import { runProgram } from "../lib/command-line.ts";
import { pageReportProgram } from "../reports/page-report.ts";

await runProgram(pageReportProgram());
