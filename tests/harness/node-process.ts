import { onTestFinished } from "vitest";
import { spawnServerFile, startSite } from "./site-process.ts";
import { smallSite } from "./small-site.ts";
import { tempFolder } from "./temp-folder.ts";

/** Runs a file of the server's directory in a child process, which ends with the test. */
export function runNode(file: string, args: string[], settings: Record<string, string>) {
  const run = spawnServerFile(file, args, settings);
  onTestFinished(async () => {
    run.child.kill("SIGKILL");
    await run.ended;
  });
  return run;
}

/**
 * Starts the real server on a free port with these settings, by default on a small site and without data;
 * it ends with the test.
 */
export async function startServer(settings: Record<string, string> = {}) {
  const dataDir = settings.DATA_DIR ?? tempFolder();
  const DIST_DIR = settings.DIST_DIR ?? smallSite();
  const site = await startSite({ env: { ...settings, DATA_DIR: dataDir, DIST_DIR }, dataDir });
  onTestFinished(site.kill);
  return site;
}
