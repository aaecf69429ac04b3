import type { Store } from "../store/open-store.ts";

/** Removes what deleted entries left beside the database; a sentence for the keeper if that cannot be now. */
export async function tracesLeft(store: Pick<Store, "removeTraces">): Promise<string> {
  if (await store.removeTraces()) return "";
  return (
    "Another program is reading the database, a backup perhaps: until it has ended, and the server's " +
    "next purge within an hour, the database's log still holds what was deleted.\n"
  );
}
