import { runProgram } from "./command-line.ts";
import { deliveredReportProgram } from "./reports/commands.ts";

await runProgram(deliveredReportProgram("prospects"));
