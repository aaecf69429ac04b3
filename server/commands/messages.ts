import { runProgram } from "../cli/program.ts";
import { createDeliveredCategoryProgram } from "./delivered-category-program.ts";

/** The program behind `npm run messages`. */
export const program = createDeliveredCategoryProgram("messages");

if (import.meta.main) await runProgram(program);
