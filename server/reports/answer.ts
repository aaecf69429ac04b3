import { pipeline } from "node:stream/promises";
import { type Env, readEnv } from "../lib/env.ts";
import { openStore, requireDatabase, type Store } from "../store/open-store.ts";

/** Runs a command on the store, which it may only read by default, and prints its text, in batches. */
export async function answer(
  run: (store: Store, env: Env) => AsyncIterable<string>,
  to: "read" | "write" = "read",
): Promise<void> {
  const env = readEnv();
  requireDatabase(env);
  const store = await openStore(env, { isTrusted: true, to });
  try {
    await pipeline(run(store, env), process.stdout, { end: false });
  } finally {
    await store.close();
  }
}
