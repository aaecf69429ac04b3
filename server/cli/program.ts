import { Command, CommanderError } from "commander";
import { formatCommand } from "./format-command.ts";
import { printError } from "./operator-error.ts";

/** Creates the program of an npm script with the same name. The caller adds commands and options. */
export function createProgram(name: string, description: string): Command {
  return new Command(process.env.IDI_COMMAND ? formatCommand(name) : `npm run ${name} --`)
    .description(description)
    .helpCommand(false)
    .showHelpAfterError()
    .exitOverride();
}

/** The exit status of a program that is done, but has printed warnings. */
export const warningExitStatus = 3;

/** Prints warnings for the operator, if there are any, and sets their exit status. */
export function printWarnings(warnings: readonly string[]): void {
  if (warnings.length === 0) return;
  console.error(warnings.join("\n"));
  process.exitCode = warningExitStatus;
}

/** Ends the program: without an error when a reader such as `head` closes the pipe. */
function endWithoutOutput({ code, message }: NodeJS.ErrnoException): void {
  if (code === "EPIPE") process.exit();
  console.error(`Cannot write the output: ${message}`);
  process.exit(1);
}

/** Runs a program and sets the exit code: 2 for wrong usage, 1 for a failure. */
export async function runProgram(program: Command, args = process.argv.slice(2)): Promise<void> {
  process.stdout.on("error", endWithoutOutput);
  try {
    await program.parseAsync(args, { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError) {
      // Commander has already printed the help, or explained the mistake.
      process.exitCode = error.exitCode === 0 ? 0 : 2;
      return;
    }
    process.exitCode = 1;
    printError(error);
  }
}
