import type { Kysely } from "kysely";

/**
 * What every table of received forms has. Only types that SQLite and PostgreSQL share: times are
 * ISO 8601 text in UTC, flags are 0 or 1.
 */
export interface EntryRow {
  id: string;
  received_at: string;
  /** By it all that came from a person is found: to answer, to show and to delete it. */
  email: string;
  language: string | null;
  idempotency_key: string | null;
  payload_hash: string;
}

/** A row of `prospects`. */
export interface ProspectRow extends EntryRow {
  sender_name: string;
  company_name: string;
  phone_number: string;
  message_body: string;
  has_facilitator_usage_interest: number;
  has_team_usage_interest: number;
  has_personal_usage_interest: number;
  has_approved_privacy_policy: number;
}

/** A row of `messages`. */
export interface MessageRow extends EntryRow {
  name: string;
  subject: string;
  message: string;
}

/** The tables of received forms. */
export interface EntryTables {
  prospects: ProspectRow;
  messages: MessageRow;
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

/** Where what was received is handed on to. */
export type Target = "platform" | "mail";

/** A row of `outbox`: one entry that is to be handed on to one target, or was. */
export interface OutboxRow {
  id: string;
  /** The table of the entry, and the entry's id in it. */
  kind: keyof EntryTables;
  entry_id: string;
  target: Target;
  created_at: string;
  /** Not before this moment is it tried (again). A server that takes it moves the moment on. */
  due_at: string;
  /** How often it was tried. */
  tries: number;
  /** After this moment it is given up. */
  tried_until: string;
  /** Why the last try failed: a code, never words of the visitor. */
  last_error: string | null;
  delivered_at: string | null;
  given_up_at: string | null;
}

/** A row of `robots`: what no human seems to have sent, kept apart for a while. */
export interface RobotRow {
  id: string;
  received_at: string;
  /** The form's name. */
  form: string;
  /** What gave it away. */
  reason: string;
  language: string | null;
  /** The fields as JSON, as they were sent. */
  fields: string;
}

/** A row of `rate_limits`: how often something was done in the time that ends at `ends_at`. */
export interface RateLimitRow {
  key: string;
  count: number;
  ends_at: string;
}

/** A row of `purges`: everything of a kind that was received before this moment has been deleted. */
export interface PurgeRow {
  kind: string;
  purged_before: string;
}

/** The tables of the store. */
export interface Tables extends EntryTables {
  geocodes: GeocodeRow;
  outbox: OutboxRow;
  robots: RobotRow;
  rate_limits: RateLimitRow;
  purges: PurgeRow;
}

/** The database, whichever it is, behind the store's queries. */
export type Database = Kysely<Tables>;
