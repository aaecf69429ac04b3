import { pageReportProgram } from "../reports/page-report.ts";
import { runProgram } from "./command-line.ts";

await runProgram(pageReportProgram());
