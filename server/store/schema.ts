import type { Kysely } from "kysely";

/**
 * What every table of received forms has. Only types that SQLite and PostgreSQL share: times are
 * ISO 8601 text in UTC, flags are 0 or 1.
 */
export interface EntryRow {
  id: string;
  received_at: string;
  language: string | null;
  idempotency_key: string | null;
  payload_hash: string;
}

/** A row of `prospects`. */
export interface ProspectRow extends EntryRow {
  sender_name: string;
  company_name: string;
  email: string;
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
  email: string;
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

/** The tables of the store. */
export interface Tables extends EntryTables {
  geocodes: GeocodeRow;
}

/** The database, whichever it is, behind the store's queries. */
export type Database = Kysely<Tables>;
