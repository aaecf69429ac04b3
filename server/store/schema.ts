import type { Kysely } from "kysely";

/**
 * A row of `submissions`: what somebody sent with a form. Only types that SQLite and PostgreSQL share:
 * times are ISO 8601 text in UTC.
 */
export interface SubmissionRow {
  id: string;
  /** The name of the form whose fields it holds. */
  kind: string;
  received_at: string;
  email: string;
  /** By it all that came from a person is found (`emailKey`). */
  email_key: string;
  language: string | null;
  /** Unique in its kind, among spam and among the rest. */
  idempotency_key: string | null;
  payload_hash: string;
  /** The fields as JSON. */
  fields: string;
  /** Why it is in quarantine; `null` for everything that is not spam. */
  spam_reason: string | null;
}

/** A row of `geocodes`: what the geocoding service answered. Nothing tells who asked, or when. */
export interface GeocodeRow {
  /** A hash (SHA-256, hex) of the address. */
  address: string;
  /** The answer as JSON. */
  answer: string;
  /** The last day on which it is used: 2026-01-31. */
  kept_until: string;
}

/** Where submissions are delivered to. */
export type Target = "platform" | "mail";

/** A row of `outbox`: one submission that is to be delivered to one target, or was. */
export interface OutboxRow {
  id: string;
  submission_id: string;
  target: Target;
  created_at: string;
  /** Not before this moment is it tried (again). A server that takes it moves the moment on. */
  due_at: string;
  /** How often it was tried. */
  tries: number;
  /** After this moment it is dead-lettered. */
  tried_until: string;
  /** Why the last try failed: a code, never words of the visitor. */
  last_error: string | null;
  delivered_at: string | null;
  dead_lettered_at: string | null;
}

/** A row of `rate_limits`: how often something was done in the time that ends at `ends_at`. */
export interface RateLimitRow {
  key: string;
  count: number;
  ends_at: string;
}

/** A row of `purges`: everything of a category that was received before this moment has been deleted. */
export interface PurgeRow {
  kind: string;
  purged_before: string;
}

/** The tables of the store. */
export interface Tables {
  submissions: SubmissionRow;
  geocodes: GeocodeRow;
  outbox: OutboxRow;
  rate_limits: RateLimitRow;
  purges: PurgeRow;
}

/** The database, whichever it is, behind the store's queries. */
export type Database = Kysely<Tables>;
