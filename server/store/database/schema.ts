import type { Kysely, Transaction } from "kysely";

/**
 * A row of `submissions`. Only types that SQLite and PostgreSQL share: times are ISO 8601 text in UTC.
 */
export interface SubmissionRow {
  id: string;
  /** What it is stored as, a `SubmissionKind`; of spam, the form that it came from. */
  kind: string;
  received_at: string;
  email: string;
  /** Normalised address that finds everything of a person (`createEmailKey`). */
  email_key: string;
  language: string | null;
  /** Unique per kind, separately for spam. */
  idempotency_key: string | null;
  payload_hash: string;
  /** The fields as JSON. */
  fields: string;
  /** Why it is in quarantine; `null` if it is not spam. */
  spam_reason: string | null;
  /** Unused, and empty in new rows. 1.2.0, to which operators may return, checks rows in which it is not. */
  checksum?: string;
}

/** A row of `geocodes`: a cached response of the geocoding service. Nothing says who asked, or when. */
interface GeocodeRow {
  /** A hash (SHA-256, hex) of the address. */
  address: string;
  /** The response as JSON: labels of towns and larger places only, points to about a hundred metres. */
  answer: string;
  /** The last day on which it is used: 2026-01-31. */
  kept_until: string;
}

/**
 * The target of a delivery: the platform, its endpoint for messages, or a mail address by its key (`createMailTarget`).
 * In rows of 1.0.0, "mail" means every mail address.
 */
export type Target = "platform" | "platform-messages" | "mail" | `mail:${string}`;

/** A row of `outbox`: the delivery of one submission to one target. */
export interface OutboxRow {
  id: string;
  submission_id: string;
  target: Target;
  created_at: string;
  /** The time of the next attempt. A claim moves it forward. */
  due_at: string;
  /** When `due_at` was set; `null` in rows of 1.0.0. */
  waiting_since: string | null;
  tries: number;
  /** After this time it is dead-lettered. */
  tried_until: string;
  /** Why the last attempt failed: a code, never the visitor's words; "withdrawn" if there will be no other. */
  last_error: string | null;
  delivered_at: string | null;
  dead_lettered_at: string | null;
}

/** A row of `purges`: everything of a category that was received before this time has been deleted. */
interface PurgeRow {
  /** The category. */
  kind: string;
  purged_before: string;
}

/**
 * A row of `deletions`: a submission that was deleted at a person's request. No words of it are left, and
 * restoring a backup deletes it again.
 */
export interface DeletionRow {
  /** A hash (SHA-256, hex) of the submission's id. */
  id: string;
  deleted_at: string;
}

/** A row of `page_counts`: the counts of a page on one day. Nothing says who the visitors were. */
export interface PageCountRow {
  /** Day, page, language and source. */
  id: string;
  /** In UTC: 2026-01-31. */
  day: string;
  page: string;
  language: string;
  /** Empty in the row for all sources together. */
  source_kind: "" | "referrer" | "campaign";
  /** A host name, or a campaign as `parseCampaign` writes it. */
  source: string;
  views: number;
  /** Pages that a browser fetched because its visitor pointed at a link. */
  prefetched: number;
  /** Attempts to send a form: the code says "attempted". */
  begun: number;
  stored: number;
}

export interface Tables {
  submissions: SubmissionRow;
  geocodes: GeocodeRow;
  outbox: OutboxRow;
  purges: PurgeRow;
  deletions: DeletionRow;
  page_counts: PageCountRow;
}

/** The database of the store, of either kind. */
export type Database = Kysely<Tables>;

/**
 * The database, or a transaction in it. A transaction may be passed as a `Database`, too, but then the compiler
 * compares all their members, which takes seconds.
 */
export type DatabaseOrTransaction = Database | Transaction<Tables>;
