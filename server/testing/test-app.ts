import { onTestFinished } from "vitest";
import { buildApp } from "../app.ts";
import { readEnv } from "../env.ts";
import { openStore } from "../store/open-store.ts";
import type { ProspectStore } from "../store/prospect-store.ts";
import { builtSite } from "./built-site.ts";
import { tempFolder } from "./temp-folder.ts";

interface Parts {
  settings?: Record<string, string>;
  /** Takes the place of methods of the real store. */
  store?: Partial<ProspectStore>;
}

/** The server with a store and a built site of its own; stopped when the running test has finished. */
export async function testApp({ settings, store: replaced }: Parts = {}) {
  const env = readEnv({
    DATA_DIR: tempFolder(),
    DIST_DIR: builtSite(),
    RATE_LIMIT: "off",
    ...settings,
  });
  const store = await openStore(env);
  onTestFinished(() => store.close());
  const log: string[] = [];
  const app = await buildApp({
    env,
    store: { ...store, ...replaced },
    logStream: { write: (line) => log.push(line) },
  });
  onTestFinished(() => app.close());
  return { app, env, store, log };
}

/** Lets a test app listen on a free port and gives its address. */
export async function listen(app: Awaited<ReturnType<typeof buildApp>>): Promise<string> {
  return app.listen({ host: "127.0.0.1", port: 0 });
}
