import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";

/**
 * The steps from an empty database to today's, in the order of their names. A released step is
 * never edited. SQLite runs them outside a transaction, so each can be repeated after a crash.
 */
const migrations: Record<string, Migration> = {
  "0001-prospects": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("prospects")
        .ifNotExists()
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("received_at", "text", (column) => column.notNull())
        .addColumn("sender_name", "text", (column) => column.notNull())
        .addColumn("company_name", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("phone_number", "text", (column) => column.notNull())
        .addColumn("message_body", "text", (column) => column.notNull())
        .addColumn("has_facilitator_usage_interest", "integer", (column) => column.notNull())
        .addColumn("has_team_usage_interest", "integer", (column) => column.notNull())
        .addColumn("has_personal_usage_interest", "integer", (column) => column.notNull())
        .addColumn("has_approved_privacy_policy", "integer", (column) => column.notNull())
        .addColumn("language", "text")
        .addColumn("idempotency_key", "text", (column) => column.unique())
        .addColumn("payload_hash", "text", (column) => column.notNull())
        .execute();
    },
  },
  "0002-messages": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("messages")
        .ifNotExists()
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("received_at", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("subject", "text", (column) => column.notNull())
        .addColumn("message", "text", (column) => column.notNull())
        .addColumn("language", "text")
        .addColumn("idempotency_key", "text", (column) => column.unique())
        .addColumn("payload_hash", "text", (column) => column.notNull())
        .execute();
    },
  },
  "0003-geocodes": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("geocodes")
        .ifNotExists()
        .addColumn("address", "text", (column) => column.primaryKey())
        .addColumn("answer", "text", (column) => column.notNull())
        .addColumn("kept_until", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("geocodes_kept_until")
        .ifNotExists()
        .on("geocodes")
        .column("kept_until")
        .execute();
    },
  },
};

/** Brings the tables up to date. Throws when a step fails or a later release has been here. */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
