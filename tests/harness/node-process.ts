import { runningTest } from "./scope.ts";
import { spawnServerFile, startSite } from "./site-process.ts";

/** Runs a file of the server's directory in a child process, which ends with the test. */
export function runNode(
  file: string,
  args: string[],
  settings: Record<string, string>,
  scope = runningTest,
) {
  const run = spawnServerFile(file, args, settings);
  scope.onTestFinished(async () => {
    run.child.kill("SIGKILL");
    await run.ended;
  });
  return run;
}

/** Starts the real server on a free port with these settings; it ends with the test. */
export async function startServer(env: Record<string, string>, scope = runningTest) {
  const site = await startSite({ env, dataDir: env.DATA_DIR });
  scope.onTestFinished(site.kill);
  return site;
}
