import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";

/**
 * The steps from an empty database to today's, in the order of their names. A released step is
 * never edited. All that are due run in one transaction: all of them, or none. A column that a table
 * gains needs a default, for the rows that are there.
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
  "0004-outbox": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("outbox")
        .ifNotExists()
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("entry_id", "text", (column) => column.notNull())
        .addColumn("target", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("due_at", "text", (column) => column.notNull())
        .addColumn("tries", "integer", (column) => column.notNull())
        .addColumn("tried_until", "text", (column) => column.notNull())
        .addColumn("last_error", "text")
        .addColumn("delivered_at", "text")
        .addColumn("given_up_at", "text")
        .addUniqueConstraint("outbox_entry_target", ["entry_id", "target"])
        .execute();
      await db.schema
        .createIndex("outbox_due")
        .ifNotExists()
        .on("outbox")
        .columns(["target", "due_at"])
        .where(sql.ref("delivered_at"), "is", null)
        .where(sql.ref("given_up_at"), "is", null)
        .execute();
    },
  },
  "0005-robots": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("robots")
        .ifNotExists()
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("received_at", "text", (column) => column.notNull())
        .addColumn("form", "text", (column) => column.notNull())
        .addColumn("reason", "text", (column) => column.notNull())
        .addColumn("language", "text")
        .addColumn("fields", "text", (column) => column.notNull())
        .execute();
    },
  },
  "0006-rate-limits": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("rate_limits")
        .ifNotExists()
        .addColumn("key", "text", (column) => column.primaryKey())
        .addColumn("count", "integer", (column) => column.notNull())
        .addColumn("ends_at", "text", (column) => column.notNull())
        .execute();
    },
  },
  "0007-purges": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("purges")
        .ifNotExists()
        .addColumn("kind", "text", (column) => column.primaryKey())
        .addColumn("purged_before", "text", (column) => column.notNull())
        .execute();
    },
  },
};

/**
 * Brings the tables up to date, or as far as the step `last`, to be as an earlier release had them.
 * Throws when a step fails or a later release has been here.
 */
export async function migrate<Tables>(db: Kysely<Tables>, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error) throw error;
}
