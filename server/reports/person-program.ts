import type { Command } from "commander";
import { Option } from "commander";
import { newProgram } from "../lib/command-line.ts";
import { commandLine } from "../lib/command-name.ts";
import type { Store } from "../store/open-store.ts";
import { answer } from "./answer.ts";
import { type Exported, requireComplete } from "./export.ts";
import { toOutput } from "./output-file.ts";
import { deletePerson, previewDeletion, showSubmissions } from "./person.ts";
import { personToCsv, personToJson } from "./person-export.ts";

interface Given {
  csv?: true;
  output?: string;
}

/** The program for what is stored of one person, found by e-mail address in every form. */
export function personProgram(): Command {
  const program = newProgram(
    "person",
    "Shows, exports or deletes all that is stored of a person, spam too; the server may be running.",
  );

  program
    .command("show <email>")
    .description("shows it, and where it was delivered to")
    .action((email: string) => answer((store) => showSubmissions(store, { email })));

  program
    .command("export <email>")
    .description(
      "writes it, to be handed to the person: JSON with the exact values and deliveries, or CSV",
    )
    .addOption(new Option("--json", "as JSON, the default").conflicts("csv"))
    .option("--csv", "for spreadsheets: what would run as a formula starts with an apostrophe")
    .option("--output <file>", "a file that only its owner can read, instead of standard output")
    .action((email: string, given: Given) => answer((store) => exported(store, email, given)));

  program
    .command("delete <email>")
    .description("shows what would be deleted, and where it was delivered to")
    .option("--yes", "delete it")
    .action((email: string, { yes = false }) =>
      answer(
        async function* (store) {
          if (yes) {
            yield* deletePerson(store, email);
            return;
          }
          yield* previewDeletion(store, email);
          yield `To delete it: ${commandLine("person", `delete ${email} --yes`)}\n`;
        },
        yes ? "write" : "read",
      ),
    );

  return program;
}

async function* exported(store: Store, email: string, { csv, output }: Given) {
  const found: Exported = { count: 0, damaged: [] };
  yield* toOutput(output, (csv ? personToCsv : personToJson)(store, email, found));
  // Not into the file.
  console.error(`${found.count} of ${email} exported${output ? ` to ${output}` : ""}.`);
  requireComplete(found);
}
