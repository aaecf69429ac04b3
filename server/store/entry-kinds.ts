import type { EntryStore } from "./entry.ts";
import type { EntryTable } from "./entry-store.ts";
import { messageTable } from "./message-row.ts";
import { prospectTable } from "./prospect-row.ts";
import type { EntryTables } from "./schema.ts";

/**
 * Every kind of entries, as it lies in its table. Store, delivery, retention, reports and backups go
 * through all that are named here.
 */
export const entryTables = {
  prospects: prospectTable,
  messages: messageTable,
} satisfies { [Kind in keyof EntryTables]: EntryTable<Kind, { email: string }> };

/** A kind of entries: its table, its report and the report's npm script have this name. */
export type EntryKind = keyof typeof entryTables;

/** Every kind, in the order in which keepers are told of them. */
export const entryKinds = Object.keys(entryTables) as EntryKind[];

/** The fields that are kept of each entry of a kind. */
export type EntryFields<Kind extends EntryKind> = ReturnType<(typeof entryTables)[Kind]["fromRow"]>;

/** The store of each kind. */
export type EntryStores = { [Kind in EntryKind]: EntryStore<EntryFields<Kind>> };
