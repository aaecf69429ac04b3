import { pipeline } from "node:stream/promises";
import { readSettings, type Settings } from "../settings/settings.ts";
import { assertDatabaseExists, openStore, type Store } from "../store/store.ts";

/** Runs a command on the store, read-only by default, and prints its text in batches. */
export async function withStore(
  run: (store: Store, settings: Settings) => AsyncIterable<string>,
  mode: "read" | "write" = "read",
): Promise<void> {
  const settings = readSettings();
  assertDatabaseExists(settings);
  const store = await openStore(settings, { skipsIntegrityCheck: true, mode });
  try {
    await pipeline(run(store, settings), process.stdout, { end: false });
  } finally {
    await store.close();
  }
}
