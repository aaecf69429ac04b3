import { runProgram } from "../lib/command-line.ts";
import { personProgram } from "../reports/person-program.ts";

await runProgram(personProgram());
