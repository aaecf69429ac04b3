import { runProgram } from "../lib/program.ts";
import { createDeliveredCategoryProgram } from "../reports/delivered-category-program.ts";

await runProgram(createDeliveredCategoryProgram("messages"));
