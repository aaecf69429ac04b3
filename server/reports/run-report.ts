import { writeFileSync } from "node:fs";
import { readEnv } from "../env.ts";
import { StartError } from "../start-error.ts";
import { openStore, type Store } from "../store/open-store.ts";
import { requireDatabase } from "../store/require-database.ts";
import { endOfRetention } from "../store/retention.ts";
import { type Command, readCommand, usageOf } from "./command-line.ts";
import { counted } from "./counted.ts";
import { entriesCsv } from "./csv.ts";
import { entriesListing } from "./listing.ts";
import { deletePerson, showPerson } from "./person.ts";
import type { Report } from "./reports.ts";
import { undeliveredListing } from "./undelivered-listing.ts";

/** The program behind a report's npm script: reads the command line, answers, and sets the exit code. */
export async function runReport(report: Report): Promise<void> {
  // A reader such as "head" that has seen enough is no error.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  try {
    await run(report, readCommand(process.argv.slice(2), report));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}

async function run(report: Report, command: Command | string): Promise<void> {
  if (typeof command === "string") {
    process.stderr.write(`${command}\n\n${usageOf(report)}`);
    process.exitCode = 2;
  } else if (command.name === "help") {
    process.stdout.write(usageOf(report));
  } else if (command.name === "list") {
    process.stdout.write(entriesListing(report, await readAll(report)));
  } else if (command.name === "purge") {
    const days = report.daysKept(readEnv());
    const count = await withStore((store) => report.removeBefore(store, endOfRetention(days)));
    console.log(`${countOf(report, count)} older than ${counted(days, "day")} deleted`);
  } else if (command.name === "show") {
    process.stdout.write(await withStore((store) => showPerson(store, command.email)));
  } else if (command.name === "delete") {
    process.stdout.write(await withStore((store) => deletePerson(store, command.email)));
  } else if (command.name === "undelivered") {
    const waiting = await withStore((store) => store.outbox.undelivered(command.kind));
    process.stdout.write(undeliveredListing(report, waiting));
  } else if (command.name === "retry") {
    const count = await withStore((store) => store.outbox.retry(command.kind));
    console.log(`${count} to be tried again by the running server: ${report.name}`);
  } else if (command.name === "release") {
    console.log(await withStore(async (store) => report.release?.(store, command.id)));
  } else {
    const entries = await readAll(report);
    const json = () => `${JSON.stringify(entries, null, 2)}\n`;
    const text = command.format === "csv" ? entriesCsv(report, entries) : json();
    if (command.output === undefined) process.stdout.write(text);
    else {
      writePrivately(command.output, text);
      console.log(`${countOf(report, entries.length)} written to ${command.output}`);
    }
  }
}

const countOf = ({ name }: Report, count: number) => counted(count, name.slice(0, -1));

const readAll = (report: Report): Promise<object[]> => withStore((store) => report.read(store));

async function withStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result> {
  const env = readEnv();
  requireDatabase(env);
  const store = await openStore(env);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

function writePrivately(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600 });
  } catch (error) {
    throw new StartError(`Cannot write the file: ${(error as Error).message}`);
  }
}
