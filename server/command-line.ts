import { Command, CommanderError } from "commander";
import { StartupError } from "./startup-error.ts";

/** The program behind an npm script, whose name it has; its commands and options are still to be added. */
export function newProgram(name: string, description: string): Command {
  return new Command(`npm run ${name} --`)
    .description(description)
    .helpCommand(false)
    .showHelpAfterError()
    .exitOverride();
}

/** Runs a program, and sets the exit code: 2 if it was called in a wrong way, 1 if it fails. */
export async function runProgram(program: Command, args = process.argv.slice(2)): Promise<void> {
  try {
    await program.parseAsync(args, { from: "user" });
  } catch (error) {
    const isHelp = error instanceof CommanderError && error.exitCode === 0;
    if (isHelp) return;
    process.exitCode = error instanceof CommanderError ? 2 : 1;
    // Commander has explained what is wrong.
    if (error instanceof CommanderError) return;
    console.error(error instanceof StartupError ? error.message : error);
  }
}
