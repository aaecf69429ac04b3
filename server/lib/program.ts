import { Command, CommanderError } from "commander";
import { formatCommand } from "./format-command.ts";
import { StartupError } from "./startup-error.ts";

/** The program behind an npm script of the same name. The caller adds commands and options. */
export function createProgram(name: string, description: string): Command {
  return new Command(process.env.IDI_COMMAND ? formatCommand(name) : `npm run ${name} --`)
    .description(description)
    .helpCommand(false)
    .showHelpAfterError()
    .exitOverride();
}

/** The exit status when all is done, but an operator has to look at something. */
export const warningExitStatus = 3;

/** Shows what an operator has to look at although all is done; nothing if there are no warnings. */
export function printWarnings(warnings: readonly string[]): void {
  if (warnings.length === 0) return;
  console.error(warnings.join("\n"));
  process.exitCode = warningExitStatus;
}

/** A reader such as `head` may close the pipe before all is written. */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  process.exit();
}

/** Runs a program and sets the exit code: 2 for wrong usage, 1 for a failure. */
export async function runProgram(program: Command, args = process.argv.slice(2)): Promise<void> {
  process.stdout.on("error", endQuietly);
  try {
    await program.parseAsync(args, { from: "user" });
  } catch (error) {
    const isHelp = error instanceof CommanderError && error.exitCode === 0;
    if (isHelp) return;
    process.exitCode = error instanceof CommanderError ? 2 : 1;
    // Commander has already explained the mistake.
    if (error instanceof CommanderError) return;
    console.error(error instanceof StartupError ? error.message : error);
  }
}
