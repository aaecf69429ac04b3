import { runProgram } from "../cli/program.ts";
import { createOutboxCategoryProgram } from "./outbox-category-program.ts";

export const program = createOutboxCategoryProgram("messages");

if (import.meta.main) await runProgram(program);
