import type { Locale } from "#locale/languages";

/** What arrives with a form. */
export interface NewEntry<Fields> {
  fields: Fields;
  language: Locale | null;
  /** Sends with the same key are one row. `null`: each send is a row of its own. */
  idempotencyKey: string | null;
  /** For how long the key holds, in milliseconds. By default as long as its row is kept. */
  keyLasts?: number;
  /** Called when the key shows that the entry was kept before. */
  onRepeat?(): void;
}

/** What a saved entry is known by. Of a repeated send: what the first one was given. */
export interface Receipt {
  id: string;
  receivedAt: string;
}

/** An entry as it is kept: `receivedAt` is ISO 8601 in UTC, `language` the one to answer in. */
export type Stored<Fields> = Fields & Receipt & { language: Locale | null };

/** How much was received before a moment, since when (ISO 8601, UTC), and how much there is in all. */
export interface Age {
  count: number;
  oldest: string | null;
  all: number;
}

/**
 * What was received by one kind of form. Every method rejects when the database cannot answer. What
 * is deleted is not handed on any more.
 */
export interface EntryStore<Fields> {
  /** Resolves once the row is safely on disk; to "key-reused" if the key belongs to other words. */
  add(entry: NewEntry<Fields>): Promise<Receipt | "key-reused">;
  /** Every entry, oldest first. */
  list(): Promise<Stored<Fields>[]>;
  /** The entries with these ids, oldest first; an unknown id is left out. */
  get(ids: readonly string[]): Promise<Stored<Fields>[]>;
  /** What came from an e-mail address, however it is spelt (`emailKey`), oldest first. */
  findByEmail(email: string): Promise<Stored<Fields>[]>;
  /** Deletes what came from an e-mail address, and tells how many entries that were. */
  removeByEmail(email: string): Promise<number>;
  /** How much was received before `end` (ISO 8601, UTC), and how much in all. */
  ageBefore(end: string): Promise<Age>;
  /** Deletes what was received before `end` (ISO 8601, UTC), and tells how many entries that were. */
  removeBefore(end: string): Promise<number>;
}
