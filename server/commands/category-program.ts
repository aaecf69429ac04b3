import { type Command, InvalidArgumentError, Option } from "commander";
import { parseReference } from "#contract/reference.ts";
import { getRetentionPeriods, readBuildInfo } from "../built-site/build-info.ts";
import { formatCommand } from "../cli/format-command.ts";
import { createProgram } from "../cli/program.ts";
import type { Settings } from "../settings/settings.ts";
import type { Store } from "../store/store.ts";
import { getRetention, getRetentionCutoff, purgeCategory } from "../store/submissions/retention.ts";
import type { SubmissionCategory } from "../store/submissions/submission.ts";
import { formatCount, getCategoryFormat } from "./category-format.ts";
import { type ExportSummary, skipDamaged, toCsv, toJson, warnAboutDamaged } from "./export.ts";
import { formatListing } from "./listing.ts";
import { writeOutput } from "./output-file.ts";
import { deleteDamaged, showSubmissions, truncateWalOrExplain } from "./person-submissions.ts";
import { withStore } from "./with-store.ts";

/** Creates the program of a category's npm script, with the commands of all categories. */
export function createCategoryProgram(category: SubmissionCategory): Command {
  const program = createProgram(
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
      withStore(({ submissions }) =>
        formatListing(getCategoryFormat(category), submissions.read({ category })),
      ),
    );

  program
    .command("export")
    .description(
      `writes all ${category}: CSV is for spreadsheets (cells that would run as a formula, or lose a ` +
        "leading zero, start with an apostrophe), JSON has the exact values",
    )
    .addOption(new Option("--format <format>").choices(["csv", "json"]).default("csv"))
    .option("--output <file>", "a file that only its owner can read, instead of standard output")
    .action((options: { format: "csv" | "json"; output?: string }) =>
      withStore((store) => exportCategory(store, category, options)),
    );

  program
    .command("purge")
    .description(
      "shows how much is too old to be kept; the server deletes that every hour, unless it is so " +
        "much that the clock, or RETENTION_DAYS, may be wrong",
    )
    .option("--yes", "delete it now")
    .action(({ yes = false }) =>
      withStore(
        (store, settings) => purgeStored(store, category, settings, yes),
        yes ? "write" : "read",
      ),
    );

  program
    .command("show")
    .description(
      `shows the one that has a reference; all of a person: ${formatCommand("person", "show")}`,
    )
    .addOption(createReferenceOption())
    .action((options: ReferenceOptions) => withStore((store) => showSubmissions(store, options)));

  program
    .command("delete")
    .description(
      "deletes a damaged one that has a reference, and shows where it was delivered to; all of a " +
        `person: ${formatCommand("person", "delete")}`,
    )
    .addOption(createReferenceOption())
    .action(({ reference }: ReferenceOptions) =>
      withStore((store) => deleteDamaged(store, reference), "write"),
    );

  return program;
}

interface ReferenceOptions {
  reference: string;
}

function createReferenceOption(): Option {
  return new Option("--reference <reference>", "what the sender was given")
    .makeOptionMandatory()
    .argParser((value) => {
      const reference = parseReference(value);
      if (reference) return reference;
      throw new InvalidArgumentError(
        "Enter a reference of eight digits from 0 to F, such as A1B2-C3D4.",
      );
    });
}

async function* exportCategory(
  { submissions }: Store,
  category: SubmissionCategory,
  { format, output }: { format: "csv" | "json"; output?: string },
) {
  const summary: ExportSummary = { count: 0, damaged: [] };
  const intact = skipDamaged(submissions.read({ category }), summary);
  yield* writeOutput(
    output,
    (format === "csv" ? toCsv : toJson)(getCategoryFormat(category), intact),
  );
  if (output !== undefined) yield `${formatCount(category, summary.count)} written to ${output}\n`;
  warnAboutDamaged(summary);
}

async function* purgeStored(
  store: Store,
  category: SubmissionCategory,
  settings: Settings,
  isConfirmed: boolean,
) {
  const { websiteSpamDays } = getRetentionPeriods(readBuildInfo(settings.DIST_DIR));
  const days = getRetention(settings.RETENTION_DAYS, websiteSpamDays)[category];
  const older = `older than ${days} ${days === 1 ? "day" : "days"}`;
  if (isConfirmed) {
    const { deleted } = await purgeCategory(store, category, days, { isConfirmed });
    yield `${formatCount(category, deleted)} ${older} deleted\n${await truncateWalOrExplain(store)}`;
  } else {
    const count = await store.submissions.count({ category, before: getRetentionCutoff(days) });
    yield `${formatCount(category, count)} ${older}; to delete: ${formatCommand(category, "purge --yes")}\n`;
  }
}
