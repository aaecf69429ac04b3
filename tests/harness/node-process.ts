import { randomInt } from "node:crypto";
import { onTestFinished } from "vitest";
import { spawnServerFile, startSite } from "./site-process.ts";
import { createTempFolder } from "./temp-folder.ts";
import { createTestSite } from "./test-site.ts";

/** Runs a file of the server's folder in a child process, which ends with the test. */
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
 * it ends with the test. `stdout`: a file descriptor for its log, if a port is set.
 */
export async function startServer(settings: Record<string, string> = {}, stdout?: number) {
  const dataDir = settings.DATA_DIR ?? createTempFolder();
  const DIST_DIR = settings.DIST_DIR ?? createTestSite();
  const site = await startSite({
    env: { ...settings, DATA_DIR: dataDir, DIST_DIR },
    dataDir,
    stdout,
  });
  onTestFinished(site.kill);
  return site;
}

/**
 * Starts a server on a port that no connection of this machine is given by chance: it stays free while the
 * server restarts.
 */
export async function startOnFixedPort(settings: Record<string, string>, stdout?: number) {
  for (;;) {
    const PORT = String(randomInt(20_000, 30_000));
    try {
      return { server: await startServer({ ...settings, PORT }, stdout), PORT };
    } catch (error) {
      if (!String(error).includes("EADDRINUSE")) throw error;
    }
  }
}
