import { type Command, InvalidArgumentError, Option } from "commander";
import { readReference } from "#contract/reference";
import { periodsOf, readBuildNote } from "../build/build-note.ts";
import { newProgram } from "../lib/command-line.ts";
import { commandLine } from "../lib/command-name.ts";
import type { Env } from "../lib/env.ts";
import type { Store } from "../store/open-store.ts";
import { endOfRetention, purgeCategory, retentionOf } from "../store/submissions/retention.ts";
import type { Category } from "../store/submissions/submission.ts";
import { answer } from "./answer.ts";
import { countOf, reportOf } from "./category-report.ts";
import { type Exported, intactOf, requireComplete, toCsv, toJson } from "./export.ts";
import { toListing } from "./listing.ts";
import { toOutput } from "./output-file.ts";
import { deleteDamaged, showSubmissions, tracesLeft } from "./person.ts";

/** The program behind a category's npm script, with the commands that every category has. */
export function reportProgram(category: Category): Command {
  const program = newProgram(
    category,
    `Reads the ${category} that the site has received; the server may be running.`,
  );
  if (!process.env.IDI_COMMAND) {
    program.addHelpText("after", '\n"npm run --silent" keeps npm\'s own lines out of the result.');
  }

  program
    .command("list")
    .description(`shows all ${category}, the newest last`)
    .action(() =>
      answer(({ submissions }) => toListing(reportOf(category), submissions.read({ category }))),
    );

  program
    .command("export")
    .description(
      `writes all ${category}: CSV is for spreadsheets (cells that would run as a formula start ` +
        "with an apostrophe), JSON has the exact values",
    )
    .addOption(new Option("--format <format>").choices(["csv", "json"]).default("csv"))
    .option("--output <file>", "a file that only its owner can read, instead of standard output")
    .action((given: { format: "csv" | "json"; output?: string }) =>
      answer((store) => exported(store, category, given)),
    );

  program
    .command("purge")
    .description(
      "shows how much is too old to be kept; the server deletes that every hour, unless it is so " +
        "much that the clock, or RETENTION_DAYS, may be wrong",
    )
    .option("--yes", "delete it now")
    .action(({ yes = false }) =>
      answer((store, env) => purged(store, category, env, yes), yes ? "write" : "read"),
    );

  program
    .command("show")
    .description(
      `shows the one that has a reference; all of a person: ${commandLine("person", "show")}`,
    )
    .addOption(referenceOption())
    .action((given: Chosen) => answer((store) => showSubmissions(store, given)));

  program
    .command("delete")
    .description(
      "deletes a damaged one that has a reference, and shows where it was delivered to; all of a " +
        `person: ${commandLine("person", "delete")}`,
    )
    .addOption(referenceOption())
    .action(({ reference }: Chosen) => answer((store) => deleteDamaged(store, reference), "write"));

  return program;
}

interface Chosen {
  reference: string;
}

function referenceOption(): Option {
  return new Option("--reference <reference>", "what the sender was given")
    .makeOptionMandatory()
    .argParser((given) => {
      const reference = readReference(given);
      if (reference) return reference;
      throw new InvalidArgumentError("A reference has eight digits from 0 to F: A1B2-C3D4.");
    });
}

async function* exported(
  { submissions }: Store,
  category: Category,
  { format, output }: { format: "csv" | "json"; output?: string },
) {
  const found: Exported = { count: 0, damaged: [] };
  const intact = intactOf(submissions.read({ category }), found);
  yield* toOutput(output, (format === "csv" ? toCsv : toJson)(reportOf(category), intact));
  if (output !== undefined) yield `${countOf(category, found.count)} written to ${output}\n`;
  requireComplete(found);
}

async function* purged(store: Store, category: Category, env: Env, isConfirmed: boolean) {
  const { websiteSpamDays } = periodsOf(readBuildNote(env.DIST_DIR));
  const days = retentionOf(env.RETENTION_DAYS, websiteSpamDays)[category];
  const older = `older than ${days} ${days === 1 ? "day" : "days"}`;
  if (isConfirmed) {
    const { deleted } = await purgeCategory(store, category, days, { isConfirmed });
    yield `${countOf(category, deleted)} ${older} deleted\n${await tracesLeft(store)}`;
  } else {
    const count = await store.submissions.count({ category, before: endOfRetention(days) });
    yield `${countOf(category, count)} ${older}; to delete: ${commandLine(category, "purge --yes")}\n`;
  }
}
