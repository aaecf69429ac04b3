import { type Kysely, PostgresAdapter, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { emailKey } from "./submission.ts";

/**
 * The migrations, in the order of their names. A released one is never edited. All that are due run in
 * one transaction. A new column needs a default, for existing rows.
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
  "0008-submissions": {
    async up(db: Kysely<AnyTables>) {
      if (db.getExecutor().adapter instanceof PostgresAdapter) {
        // A server of the previous release may still be running: what it wrote now would be lost.
        await sql`lock table prospects, messages, robots, outbox in access exclusive mode`.execute(
          db,
        );
      }
      await db.schema
        .createTable("submissions")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("received_at", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("email_key", "text", (column) => column.notNull())
        .addColumn("language", "text")
        .addColumn("idempotency_key", "text")
        .addColumn("payload_hash", "text", (column) => column.notNull())
        .addColumn("fields", "text", (column) => column.notNull())
        .addColumn("spam_reason", "text")
        .execute();
      const spam = sql.ref("spam_reason");
      const index = (name: string, columns: string[]) =>
        db.schema.createIndex(name).on("submissions").columns(columns);
      const key = ["kind", "idempotency_key"];
      await index("submissions_key", key).unique().where(spam, "is", null).execute();
      await index("submissions_spam_key", key).unique().where(spam, "is not", null).execute();
      const time = ["received_at", "id"];
      await index("submissions_time", ["kind", ...time])
        .where(spam, "is", null)
        .execute();
      await index("submissions_spam_time", time).where(spam, "is not", null).execute();
      await index("submissions_email", ["email_key", ...time]).execute();
      await moveRows(db, "prospects", (row) => ({
        kind: "prospect",
        fields: JSON.stringify({
          senderName: row.sender_name,
          companyName: row.company_name,
          email: row.email,
          phoneNumber: row.phone_number,
          messageBody: row.message_body,
          hasFacilitatorUsageInterest: row.has_facilitator_usage_interest === 1,
          hasTeamUsageInterest: row.has_team_usage_interest === 1,
          hasPersonalUsageInterest: row.has_personal_usage_interest === 1,
          hasApprovedPrivacyPolicy: row.has_approved_privacy_policy === 1,
        }),
      }));
      await moveRows(db, "messages", ({ name, email, subject, message }) => ({
        kind: "contactMessage",
        fields: JSON.stringify({ name, email, subject, message }),
      }));
      await moveRows(db, "robots", ({ form, fields, reason }) => ({
        kind: form,
        fields,
        email: JSON.parse(String(fields)).email,
        idempotency_key: null,
        payload_hash: "",
        spam_reason: reason,
      }));
      const outbox = db.schema.alterTable("outbox");
      await outbox.dropColumn("kind").execute();
      await outbox.renameColumn("entry_id", "submission_id").execute();
      await outbox.renameColumn("given_up_at", "dead_lettered_at").execute();
      await db.schema
        .createIndex("outbox_undelivered")
        .on("outbox")
        .columns(["created_at", "id"])
        .where(sql.ref("delivered_at"), "is", null)
        .execute();
      await db.updateTable("purges").set({ kind: "spam" }).where("kind", "=", "robots").execute();
    },
  },
};

type Row = Record<string, string | number | null | undefined>;
type AnyTables = Record<string, Row>;

/** Moves all rows of a table to `submissions`, in batches that limit memory and statement time. */
async function moveRows(
  db: Kysely<AnyTables>,
  table: string,
  valuesOf: (row: Row) => Row,
): Promise<void> {
  for (let last = ""; ; ) {
    const rows = await db
      .selectFrom(table)
      .selectAll()
      .where("id", ">", last)
      .orderBy("id")
      .limit(500)
      .execute();
    if (rows.length === 0) break;
    const moved = rows.map((row) => {
      const { id, received_at, email, language, idempotency_key, payload_hash } = row;
      const kept = { id, received_at, email, language, idempotency_key, payload_hash };
      const values = { ...kept, spam_reason: null, ...valuesOf(row) };
      return { ...values, email_key: emailKey(String(values.email)) };
    });
    await db.insertInto("submissions").values(moved).execute();
    last = String(rows.at(-1)?.id);
    // At once, so that SQLite can reuse their pages.
    await db.deleteFrom(table).where("id", "<=", last).execute();
  }
  await db.schema.dropTable(table).execute();
}

/** The tables are those of a newer release. */
export class NewerDatabase extends Error {
  constructor(step: string) {
    super(`it was made by a newer release (step ${step})`);
  }
}

/**
 * Migrates the tables, or up to `last`, to get those of an earlier release.
 * @throws if a migration fails, `NewerDatabase` if a newer release has migrated the database.
 */
export async function migrate<Tables>(db: Kysely<Tables>, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  // Kysely reports unknown migrations as corrupted.
  const [, unknown] = /executed migration (\S+) is missing/.exec(String(error)) ?? [];
  if (unknown) throw new NewerDatabase(unknown);
  if (error) throw error;
}
