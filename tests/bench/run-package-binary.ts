import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "#tools/project.ts";

/** Where `npm run bench` installs the packages that only it needs. */
const packages = join(projectRoot, "tests/bench/programs/node_modules");

/** Runs a binary of these packages, and returns the JSON that it prints. */
export async function runPackageBinary<T>(file: string, args: string[], env = {}): Promise<T> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(packages, file), ...args], {
    env: { ...process.env, ...env },
    maxBuffer: 100 * 1024 * 1024,
  });
  return JSON.parse(stdout) as T;
}
