import type { Receipt } from "#server/store/entry";
import { type EntryStores, entryKinds } from "#server/store/entry-kinds";

/** Every entry of any kind: what sales would get to read. */
export async function allEntries(stores: EntryStores): Promise<Receipt[]> {
  const lists = await Promise.all(entryKinds.map((kind) => stores[kind].list()));
  return lists.flat();
}
