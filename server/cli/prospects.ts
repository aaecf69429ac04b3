import { runProgram } from "../lib/command-line.ts";
import { deliveredReportProgram } from "../reports/commands.ts";

await runProgram(deliveredReportProgram("prospects"));
