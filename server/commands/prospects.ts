import { runProgram } from "../cli/program.ts";
import { createDeliveredCategoryProgram } from "./delivered-category-program.ts";

/** The program behind `npm run prospects`. */
export const program = createDeliveredCategoryProgram("prospects");

if (import.meta.main) await runProgram(program);
