import { builtSite } from "../../harness/built-site.ts";
import { type SiteProcess, startSite } from "../../harness/site-process.ts";
import type { Context } from "../scenario.ts";
import { tempFolder } from "./temp-folder.ts";

/** Starts the real server on a small site, with these settings; it ends with the scenario. */
export async function startServer(
  context: Pick<Context, "stack">,
  settings: Record<string, string>,
): Promise<SiteProcess> {
  const env = { DIST_DIR: settings.DIST_DIR ?? builtSite(tempFolder(context)), ...settings };
  const site = await startSite({ dataDir: settings.DATA_DIR ?? tempFolder(context), env });
  context.stack.defer(site.kill);
  return site;
}

/** A server that is killed again and again, and each time started anew on the same data. */
export interface Phoenix {
  /** Where it answers now, or did until it was killed. */
  url(): string;
  /** Ends it as a crash would, does what is to be done meanwhile, and waits until it serves again. */
  killAndRestart(meanwhile?: () => Promise<void>): Promise<void>;
  /** Ends it in good order. */
  stop(): Promise<void>;
  /** How long each start took, in milliseconds. */
  starts: number[];
}

/** Starts a server to be killed. */
export async function startPhoenix(
  context: Pick<Context, "stack">,
  settings: Record<string, string>,
): Promise<Phoenix> {
  const starts: number[] = [];
  const env = {
    ...settings,
    DATA_DIR: tempFolder(context),
    DIST_DIR: builtSite(tempFolder(context)),
  };
  // What the first start has compiled is kept when it ends in good order: later ones are quicker.
  const compiled = { NODE_COMPILE_CACHE: tempFolder(context) };
  await (await startServer(context, { ...env, ...compiled })).stop();
  const start = async () => {
    const begin = performance.now();
    const started = await startSite({ dataDir: env.DATA_DIR, env: { ...env, ...compiled } });
    starts.push(performance.now() - begin);
    return started;
  };
  let site = await start();
  context.stack.defer(() => site.kill());
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
