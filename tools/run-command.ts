import { spawn } from "node:child_process";

/**
 * Runs a program with its output passed through, and returns its exit code (1 if a signal ended it).
 * Standard input is closed, so that nothing can wait for an answer.
 * @throws if it cannot be started.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string | undefined> } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.once("error", (error) => reject(new Error(`${command}: ${error.message}`)));
    child.once("close", (code) => resolve(code ?? 1));
  });
}
