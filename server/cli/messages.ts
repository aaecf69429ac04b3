import { deliveredReportProgram } from "../reports/commands.ts";
import { runProgram } from "./command-line.ts";

await runProgram(deliveredReportProgram("messages"));
