import { builtSite } from "#tests/harness/built-site";
import * as harness from "#tests/harness/node-process";
import type { Scope } from "#tests/harness/scope";
import { type SiteProcess, startSite } from "#tests/harness/site-process";
import { tempFolder } from "#tests/harness/temp-folder";

/** Starts the real server on a small site, with these settings; it ends with the scenario. */
export async function startServer(
  context: Scope,
  settings: Record<string, string>,
): Promise<SiteProcess> {
  const DIST_DIR = settings.DIST_DIR ?? builtSite(tempFolder(context));
  return harness.startServer({ DATA_DIR: tempFolder(context), ...settings, DIST_DIR }, context);
}

/** A server that is killed repeatedly, and each time restarted on the same data. */
export interface RestartedServer {
  /** Its current URL, or the last one. */
  url(): string;
  /** Kills it, runs an action meanwhile, and waits until it serves again. */
  killAndRestart(meanwhile?: () => Promise<void>): Promise<void>;
  /** Shuts it down. */
  stop(): Promise<void>;
  /** Duration of each start, in milliseconds. */
  starts: number[];
}

/** Starts a server to be killed. */
export async function startToRestart(
  context: Scope,
  settings: Record<string, string>,
): Promise<RestartedServer> {
  const starts: number[] = [];
  const env = {
    ...settings,
    DATA_DIR: tempFolder(context),
    DIST_DIR: builtSite(tempFolder(context)),
    // An orderly shutdown keeps the compile cache of the first start, which makes later ones faster.
    NODE_COMPILE_CACHE: tempFolder(context),
  };
  await (await startServer(context, env)).stop();
  const start = async () => {
    const begin = performance.now();
    const started = await startSite({ dataDir: env.DATA_DIR, env });
    starts.push(performance.now() - begin);
    return started;
  };
  let site = await start();
  context.onTestFinished(() => site.kill());
  return {
    url: () => site.url,
    async killAndRestart(meanwhile) {
      await site.kill();
      await meanwhile?.();
      site = await start();
    },
    stop: () => site.stop(),
    starts,
  };
}
