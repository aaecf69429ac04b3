import { runProgram } from "../lib/command-line.ts";
import { commandLine } from "../lib/command-name.ts";
import { StartupError } from "../lib/startup-error.ts";
import { answer } from "../reports/answer.ts";
import { reportProgram } from "../reports/report-program.ts";
import { kinds } from "../store/submissions/submission.ts";

/** The program behind `npm run spam`. */
export const program = reportProgram("spam");

program
  .command("not-spam")
  .argument("<id>")
  .description("takes what a person sent out of the quarantine, and has it delivered")
  .action((id: string) =>
    answer(async function* ({ submissions }) {
      const result = await submissions.markAsNotSpam(id);
      if (result === "unknown") {
        throw new StartupError(`There is no spam with the id ${JSON.stringify(id)}.`);
      }
      if (result === "damaged") {
        throw new StartupError(
          `It is damaged: ${commandLine("spam", "list")} shows what is left of it.`,
        );
      }
      if (result === "invalid")
        throw new StartupError("No form of this release takes these fields.");
      yield `It is among the ${kinds[result].category} now.\n`;
    }, "write"),
  );

if (import.meta.main) await runProgram(program);
