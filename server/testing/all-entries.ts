import type { Receipt } from "../store/entry.ts";
import { type EntryStores, entryKinds } from "../store/entry-kinds.ts";

/** Every entry of any kind: what sales would get to read. */
export async function allEntries(stores: EntryStores): Promise<Receipt[]> {
  const lists = await Promise.all(entryKinds.map((kind) => stores[kind].list()));
  return lists.flat();
}
