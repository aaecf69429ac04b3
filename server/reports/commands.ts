import {
  constants,
  createWriteStream,
  fchmodSync,
  fstatSync,
  ftruncateSync,
  openSync,
} from "node:fs";
import { pipeline } from "node:stream/promises";
import { type Command, InvalidArgumentError, Option } from "commander";
import { readReference } from "#contract/reference";
import { readBuildNote, spamDaysOf } from "../build/build-note.ts";
import { newProgram } from "../lib/command-line.ts";
import { commandLine } from "../lib/command-name.ts";
import { type Env, readEnv } from "../lib/env.ts";
import { StartupError } from "../lib/startup-error.ts";
import { openStore, requireDatabase, type Store } from "../store/open-store.ts";
import type { Outbox, UndeliveredEntry } from "../store/submissions/outbox.ts";
import { endOfRetention, purgeCategory, retentionOf } from "../store/submissions/retention.ts";
import { type Category, type Kind, kindOf } from "../store/submissions/submission.ts";
import { settingOf } from "../store/submissions/targets.ts";
import { countOf, reportOf } from "./category-report.ts";
import { type Exported, intactOf, requireComplete, toCsv, toJson } from "./export.ts";
import { toListing } from "./listing.ts";
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

/** The same with the commands for deliveries. */
export function deliveredReportProgram(category: keyof typeof kindOf): Command {
  const program = reportProgram(category);
  const kind = kindOf[category];

  program
    .command("undelivered")
    .description("shows what was not delivered yet (to the platform, by mail), or dead-lettered")
    .action(() => answer(({ outbox }) => toLines(category, kind, outbox)));

  program
    .command("retry")
    .description("lets the running server try all of that again, for another 14 days")
    .action(() =>
      answer(async function* ({ outbox }) {
        const count = await outbox.retry(kind);
        yield `${count} to be tried again by the running server: ${category}\n`;
        yield await describeUnset(kind, outbox);
      }, "write"),
    );

  program
    .command("withdraw")
    .description("shows how much waits for a target that no setting names any more")
    .option("--yes", "withdraw it for good")
    .action(({ yes = false }) =>
      answer(
        async function* ({ outbox }) {
          if (yes) yield `${await outbox.withdraw(kind)} withdrawn: ${category}\n`;
          else yield (await describeUnset(kind, outbox)) || "Nothing waits for a setting.\n";
        },
        yes ? "write" : "read",
      ),
    );

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

/** Runs a command on the store, which it may only read by default, and prints its text, in batches. */
export async function answer(
  run: (store: Store, env: Env) => AsyncIterable<string>,
  to: "read" | "write" = "read",
): Promise<void> {
  const env = readEnv();
  requireDatabase(env);
  const store = await openStore(env, { isTrusted: true, to });
  try {
    await pipeline(run(store, env), process.stdout, { end: false });
  } catch (error) {
    // A reader such as "head" that has seen enough is no error.
    if ((error as NodeJS.ErrnoException).code !== "EPIPE") throw error;
  } finally {
    await store.close();
  }
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
  const days = retentionOf(env.RETENTION_DAYS, spamDaysOf(readBuildNote(env.DIST_DIR)))[category];
  const older = `older than ${days} ${days === 1 ? "day" : "days"}`;
  if (isConfirmed) {
    const { deleted } = await purgeCategory(store, category, days, { isConfirmed });
    yield `${countOf(category, deleted)} ${older} deleted\n${await tracesLeft(store)}`;
  } else {
    const count = await store.submissions.count({ category, before: endOfRetention(days) });
    yield `${countOf(category, count)} ${older}; to delete: ${commandLine(category, "purge --yes")}\n`;
  }
}

async function* toLines(category: Category, kind: Kind, outbox: Outbox) {
  let isEmpty = true;
  for await (const batch of outbox.undelivered(kind)) {
    isEmpty = false;
    yield batch.map((one) => describeUndelivered(one, outbox)).join("");
  }
  if (isEmpty) yield `All ${category} were delivered, or there is nowhere to.\n`;
}

function describeUndelivered(undelivered: UndeliveredEntry, { nameOfTarget }: Outbox): string {
  const { submissionId, target, isSet, createdAt, tries, dueAt, lastError } = undelivered;
  const coming = dueAt ? `next try ${dueAt}` : "dead-lettered";
  const next = isSet ? coming : `waits until ${settingOf(target)} names it`;
  const failure = lastError ? `, last failure: ${lastError}` : "";
  const name = nameOfTarget(target);
  return `${submissionId}  to ${name}, received ${createdAt}, tried ${tries}, ${next}${failure}\n`;
}

/** A sentence on what waits for a setting, or nothing. */
async function describeUnset(kind: Kind, outbox: Outbox): Promise<string> {
  const counts = new Map<string, number>();
  for await (const batch of outbox.undelivered(kind)) {
    for (const { target } of batch.filter(({ isSet }) => !isSet)) {
      const setting = settingOf(target);
      counts.set(setting, (counts.get(setting) ?? 0) + 1);
    }
  }
  const lines = [...counts].map(
    ([setting, count]) => `${count} wait until ${setting} names their target\n`,
  );
  return lines.join("");
}

/** Writes a text to a file; without one yields it. */
export async function* toOutput(file: string | undefined, text: AsyncIterable<string>) {
  if (file === undefined) yield* text;
  else await writePrivately(file, text);
}

/** Writes a text to a file that only its owner can read. */
async function writePrivately(file: string, text: AsyncIterable<string>): Promise<void> {
  try {
    const descriptor = openSync(file, constants.O_WRONLY | constants.O_CREAT, 0o600);
    // An existing file keeps its mode: it is made private before anything is written.
    if (fstatSync(descriptor).isFile()) {
      fchmodSync(descriptor, 0o600);
      ftruncateSync(descriptor);
    }
    await pipeline(text, createWriteStream("", { fd: descriptor }));
  } catch (error) {
    throw new StartupError(`Cannot write the file: ${(error as Error).message}`);
  }
}
