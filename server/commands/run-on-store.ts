import { pipeline } from "node:stream/promises";
import { type Env, readEnv } from "../lib/env.ts";
import { openStore, requireDatabase, type Store } from "../store/open-store.ts";

/** Runs a command on the store, read-only by default, and prints its text in batches. */
export async function runOnStore(
  run: (store: Store, env: Env) => AsyncIterable<string>,
  mode: "read" | "write" = "read",
): Promise<void> {
  const env = readEnv();
  requireDatabase(env);
  const store = await openStore(env, { skipsIntegrityCheck: true, mode });
  try {
    await pipeline(run(store, env), process.stdout, { end: false });
  } finally {
    await store.close();
  }
}
