import { readEnv } from "../env.ts";
import { StartError } from "../start-error.ts";
import { openStore } from "../store/open-store.ts";
import { requireDatabase } from "../store/require-database.ts";
import { type Asked, readCommand, usageOf } from "./command-line.ts";
import type { ReportCommand } from "./report-command.ts";
import type { Report } from "./reports.ts";

/** The program behind a report's npm script: reads the command line, answers, and sets the exit code. */
export async function runReport(report: Report, commands: readonly ReportCommand[]): Promise<void> {
  // A reader such as "head" that has seen enough is no error.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  const asked = readCommand(process.argv.slice(2), commands);
  if (asked === "help") {
    process.stdout.write(usageOf(report, commands));
  } else if ("problem" in asked) {
    process.stderr.write(`${asked.problem}\n\n${usageOf(report, commands)}`);
    process.exitCode = 2;
  } else {
    await answer(report, asked);
  }
}

async function answer(report: Report, { command, given }: Asked): Promise<void> {
  try {
    const env = readEnv();
    requireDatabase(env);
    const store = await openStore(env);
    try {
      process.stdout.write(await command.run({ report, store, env }, given));
    } finally {
      await store.close();
    }
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}
