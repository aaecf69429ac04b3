import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "#tools/project.ts";

/** Where `npm run bench` installs what only it needs. */
const packages = join(projectRoot, "tests/bench/programs/node_modules");

/** Runs a program of these packages, and returns what it prints as JSON. */
export async function runProgram<T>(file: string, args: string[], env = {}): Promise<T> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(packages, file), ...args], {
    env: { ...process.env, ...env },
    maxBuffer: 100 * 1024 * 1024,
  });
  return JSON.parse(stdout) as T;
}
