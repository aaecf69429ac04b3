import { runProgram } from "../lib/program.ts";
import { createPageReportProgram } from "../reports/page-report.ts";

await runProgram(createPageReportProgram());
