import { Command, CommanderError } from "commander";
import { commandLine } from "../command-name.ts";
import { StartupError } from "../startup-error.ts";

/** The program behind an npm script of the same name. The caller adds commands and options. */
export function newProgram(name: string, description: string): Command {
  return new Command(process.env.IDI_COMMAND ? commandLine(name) : `npm run ${name} --`)
    .description(description)
    .helpCommand(false)
    .showHelpAfterError()
    .exitOverride();
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
