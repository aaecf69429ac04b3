import type { Stored } from "./entry.ts";
import type { EntryFields, EntryKind } from "./entry-kinds.ts";
import type { Target } from "./schema.ts";

/** What is handed on, by its kind. */
export type Handed = {
  [Kind in EntryKind]: { kind: Kind; entry: Stored<EntryFields<Kind>> };
}[EntryKind];

/** One entry on its way to one target. */
export type Dispatch = Handed & {
  id: string;
  target: Target;
  /** How often it was tried before. */
  tries: number;
  /** When it is given up: ISO 8601, UTC. */
  triedUntil: string;
};

/** A dispatch that has not arrived, as its keepers see it. Times are ISO 8601 in UTC. */
export interface Undelivered {
  entryId: string;
  target: Target;
  createdAt: string;
  tries: number;
  /** When it is tried next; `null` when it was given up. */
  dueAt: string | null;
  lastError: string | null;
}

/** An entry that has left for a target. `deliveredAt` (ISO 8601, UTC) is null if nobody confirmed it. */
export interface HandedOn {
  entryId: string;
  target: Target;
  deliveredAt: string | null;
}

/** How much waits for a target, or was given up. `oldest` (ISO 8601, UTC) is when the first was made. */
export interface OutboxLevel {
  target: Target;
  state: "waiting" | "given-up";
  count: number;
  oldest: string;
}

/** What has to be handed on. Every method rejects when the database cannot answer. */
export interface Outbox {
  /**
   * Takes up to `limit` dispatches that are due, for `lease` milliseconds: within that time no other
   * server gets them, and afterwards, if nothing was reported, anyone may.
   */
  take(targets: readonly Target[], limit: number, lease: number): Promise<Dispatch[]>;
  /** Notes that a dispatch has arrived. */
  delivered(id: string): Promise<void>;
  /** Notes a failure: it is tried again at `dueAt` (ISO 8601, UTC), or given up if that is too late. */
  failed(id: string, error: string, dueAt: string): Promise<"waiting" | "given-up">;
  /** What has not arrived yet of a kind, oldest first. */
  undelivered(kind: EntryKind): Promise<Undelivered[]>;
  /** Makes all of a kind that has not arrived due now, and tells how much that is. */
  retry(kind: EntryKind): Promise<number>;
  /**
   * Takes back what has not arrived of these kinds, and tells how much that is: it is neither tried
   * again nor counted as missing.
   */
  withdraw(target: Target, kinds: readonly EntryKind[]): Promise<number>;
  /** Which of these entries arrived, or may have arrived since it was tried. */
  handedOn(entryIds: readonly string[]): Promise<HandedOn[]>;
  /** How much waits or was given up, by target. */
  levels(): Promise<OutboxLevel[]>;
}
