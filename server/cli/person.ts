import { runProgram } from "../lib/program.ts";
import { createPersonProgram } from "../reports/person-program.ts";

await runProgram(createPersonProgram());
