import { runProgram } from "../lib/command-line.ts";
import { deliveredReportProgram } from "../reports/delivered-report-program.ts";

await runProgram(deliveredReportProgram("prospects"));
