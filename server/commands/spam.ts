import { formatCommand } from "../cli/format-command.ts";
import { OperatorError } from "../cli/operator-error.ts";
import { runProgram } from "../cli/program.ts";
import { submissionKinds } from "../store/submissions/submission.ts";
import { createCategoryProgram } from "./category-program.ts";
import { withStore } from "./with-store.ts";

export const program = createCategoryProgram("spam");

program
  .command("not-spam")
  .argument("<id>")
  .description("takes what a person sent out of the quarantine, and has it delivered")
  .action((id: string) =>
    withStore(async function* ({ submissions }) {
      const result = await submissions.markAsNotSpam(id);
      if (result === "unknown") {
        throw new OperatorError(`There is no spam with the id ${JSON.stringify(id)}.`);
      }
      if (result === "damaged") {
        throw new OperatorError(
          `It is damaged: ${formatCommand("spam", "list")} shows what is left of it.`,
        );
      }
      if (result === "invalid")
        throw new OperatorError("No form of this release takes these fields.");
      yield `It is among the ${submissionKinds[result].category} now.\n`;
    }, "write"),
  );

if (import.meta.main) await runProgram(program);
