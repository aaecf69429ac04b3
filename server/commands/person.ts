import { Argument, InvalidArgumentError, Option } from "commander";
import { formatCommand, quoteArgument } from "../cli/format-command.ts";
import { createProgram, runProgram } from "../cli/program.ts";
import type { Store } from "../store/store.ts";
import { type ExportSummary, warnAboutDamaged } from "./export.ts";
import { writeOutput } from "./output-file.ts";
import { formatPersonAsCsv, formatPersonAsJson } from "./person-export.ts";
import { deletePerson, previewDeletion, showSubmissions } from "./person-submissions.ts";
import { withStore } from "./with-store.ts";

interface ExportOptions {
  csv?: true;
  output?: string;
}

export const program = createProgram(
  "person",
  "Shows, exports or deletes all that is stored of a person, spam too; the server may be running.",
);

program
  .command("show")
  .addArgument(createEmailArgument())
  .description("shows it, and where it was delivered to")
  .action((email: string) => withStore((store) => showSubmissions(store, { email })));

program
  .command("export")
  .addArgument(createEmailArgument())
  .description(
    "writes it, to be handed to the person: JSON with the exact values and deliveries, or CSV",
  )
  .addOption(new Option("--json", "as JSON, the default").conflicts("csv"))
  .option(
    "--csv",
    "for spreadsheets: what would run as a formula, or lose a zero, starts with an apostrophe",
  )
  .option("--output <file>", "a file that only its owner can read, instead of standard output")
  .action((email: string, options: ExportOptions) =>
    withStore((store) => exportPerson(store, email, options)),
  );

program
  .command("delete")
  .addArgument(createEmailArgument())
  .description("shows what would be deleted, and where it was delivered to")
  .option("--yes", "delete it")
  .action((email: string, { yes = false }) =>
    withStore(
      async function* (store) {
        if (yes) {
          yield* deletePerson(store, email);
          return;
        }
        yield* previewDeletion(store, email);
        yield `To delete it: ${formatCommand("person", `delete ${quoteArgument(email)} --yes`)}\n`;
      },
      yes ? "write" : "read",
    ),
  );

/** Anything else would find nothing, as if the person had never written. */
function createEmailArgument() {
  return new Argument("<email>").argParser((value: string) => {
    const email = value.trim();
    const hasSeveral = /@.*[,;].*@/.test(email);
    if (/^\S+@\S+$/.test(email) && !hasSeveral) return email;
    throw new InvalidArgumentError("Enter only one e-mail address, without a name.");
  });
}

async function* exportPerson(store: Store, email: string, { csv, output }: ExportOptions) {
  const summary: ExportSummary = { count: 0, damaged: [] };
  yield* writeOutput(output, (csv ? formatPersonAsCsv : formatPersonAsJson)(store, email, summary));
  // Standard error, so that it does not get into the file.
  console.error(`${summary.count} of ${email} exported${output ? ` to ${output}` : ""}.`);
  warnAboutDamaged(summary);
}

if (import.meta.main) await runProgram(program);
