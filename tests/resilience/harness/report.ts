import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { projectRoot } from "#tools/project";

/** Runs a keeper's program, such as `npm run prospects`, with these settings; gives what it prints. */
export async function runReport(
  name: string,
  args: string[],
  settings: Record<string, string>,
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [`server/${name}.ts`, ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...settings },
  });
  return stdout;
}
