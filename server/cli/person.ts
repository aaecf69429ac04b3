import { personProgram } from "../reports/person-program.ts";
import { runProgram } from "./command-line.ts";

await runProgram(personProgram());
