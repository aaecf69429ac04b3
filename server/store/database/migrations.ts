import { type Kysely, PostgresIntrospector, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";

/** Creates a migration of statements that both databases understand. */
function createSqlMigration(...steps: string[]): Migration {
  return {
    async up(db) {
      for (const step of steps) await sql.raw(step).execute(db);
    },
  };
}

/**
 * The migrations, in the order of their names. A released one is never edited. All that are due run in
 * one transaction. A new column needs a default, for existing rows.
 */
const migrations: Record<string, Migration> = {
  "0001-prospects": createSqlMigration(`
    create table if not exists prospects (
      id text primary key, received_at text not null, sender_name text not null,
      company_name text not null, email text not null, phone_number text not null,
      message_body text not null, has_facilitator_usage_interest integer not null,
      has_team_usage_interest integer not null, has_personal_usage_interest integer not null,
      has_approved_privacy_policy integer not null, language text, idempotency_key text unique,
      payload_hash text not null
    )`),
  "0002-messages": createSqlMigration(`
    create table if not exists messages (
      id text primary key, received_at text not null, name text not null, email text not null,
      subject text not null, message text not null, language text, idempotency_key text unique,
      payload_hash text not null
    )`),
  "0003-geocodes": createSqlMigration(
    `create table if not exists geocodes (
      address text primary key, answer text not null, kept_until text not null
    )`,
    "create index if not exists geocodes_kept_until on geocodes (kept_until)",
  ),
  "0004-outbox": createSqlMigration(
    `create table if not exists outbox (
      id text primary key, kind text not null, entry_id text not null, target text not null,
      created_at text not null, due_at text not null, tries integer not null,
      tried_until text not null, last_error text, delivered_at text, given_up_at text,
      constraint outbox_entry_target unique (entry_id, target)
    )`,
    `create index if not exists outbox_due on outbox (target, due_at)
      where delivered_at is null and given_up_at is null`,
  ),
  "0005-robots": createSqlMigration(`
    create table if not exists robots (
      id text primary key, received_at text not null, form text not null, reason text not null,
      language text, fields text not null
    )`),
  "0006-rate-limits": createSqlMigration(`
    create table if not exists rate_limits (
      key text primary key, count integer not null, ends_at text not null
    )`),
  "0007-purges": createSqlMigration(`
    create table if not exists purges (kind text primary key, purged_before text not null)`),
  "0008-submissions": {
    async up(db: Kysely<AnyTables>) {
      if (db.introspection instanceof PostgresIntrospector) {
        // A server of the previous release may still be running: what it wrote now would be lost.
        await sql`lock table prospects, messages, robots, outbox in access exclusive mode`.execute(
          db,
        );
      }
      await submissionsTable.up(db);
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
      await outboxOfSubmissions.up(db);
    },
  },
  // Read up to 1.2.0.
  "0009-checksums": createSqlMigration(
    "alter table submissions add column checksum text not null default ''",
  ),
  "0010-deletions": createSqlMigration(`
    create table deletions (id text primary key, deleted_at text not null)`),
  // Answers were stored with whole addresses. They can be fetched again.
  "0011-geocodes-of-towns": createSqlMigration("delete from geocodes"),
  "0012-rate-limit-salts": createSqlMigration(
    "create table rate_limit_salts (day text primary key, salt text not null)",
    "delete from rate_limits",
  ),
  "0013-targets": createSqlMigration(
    "alter table outbox add column waiting_since text",
    `update outbox set target = 'platform-messages' where target = 'platform' and submission_id in
      (select id from submissions where kind = 'contactMessage')`,
    // Withdrawn for good by a start without an address: operators see it again, and decide.
    "update outbox set last_error = 'no address' where last_error = 'withdrawn'",
  ),
  "0014-page-counts": createSqlMigration(
    `create table page_counts (
      id text primary key, day text not null, page text not null, language text not null,
      source_kind text not null, source text not null, views integer not null,
      prefetched integer not null, begun integer not null, stored integer not null
    )`,
    "create index page_counts_day on page_counts (day)",
  ),
};

const submissionsTable = createSqlMigration(
  `create table submissions (
    id text primary key, kind text not null, received_at text not null, email text not null,
    email_key text not null, language text, idempotency_key text, payload_hash text not null,
    fields text not null, spam_reason text
  )`,
  `create unique index submissions_key on submissions (kind, idempotency_key)
    where spam_reason is null`,
  `create unique index submissions_spam_key on submissions (kind, idempotency_key)
    where spam_reason is not null`,
  `create index submissions_time on submissions (kind, received_at, id)
    where spam_reason is null`,
  `create index submissions_spam_time on submissions (received_at, id)
    where spam_reason is not null`,
  "create index submissions_email on submissions (email_key, received_at, id)",
);

const outboxOfSubmissions = createSqlMigration(
  "alter table outbox drop column kind",
  "alter table outbox rename column entry_id to submission_id",
  "alter table outbox rename column given_up_at to dead_lettered_at",
  "create index outbox_undelivered on outbox (created_at, id) where delivered_at is null",
  "update purges set kind = 'spam' where kind = 'robots'",
);

type Row = Record<string, string | number | null | undefined>;
type AnyTables = Record<string, Row>;

/** Creates the key of an e-mail address as the release of 0008 did. */
function createEmailKey0008(email: string): string {
  return email
    .replace(/[\p{Cf}\p{DI}]/gu, "")
    .trim()
    .toLowerCase()
    .normalize("NFC");
}

/** Moves all rows of a table to `submissions`, in batches that limit memory and statement time. */
async function moveRows(
  db: Kysely<AnyTables>,
  table: string,
  toValues: (row: Row) => Row,
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
      const stored = { id, received_at, email, language, idempotency_key, payload_hash };
      const values = { ...stored, spam_reason: null, ...toValues(row) };
      return { ...values, email_key: createEmailKey0008(String(values.email)) };
    });
    await db.insertInto("submissions").values(moved).execute();
    last = String(rows.at(-1)?.id);
    // Deleted at once, so that SQLite can reuse their pages.
    await db.deleteFrom(table).where("id", "<=", last).execute();
  }
  await db.schema.dropTable(table).execute();
}

export class NewerDatabaseError extends Error {
  override name = "NewerDatabaseError";

  constructor() {
    super("it was made by a newer release");
  }
}

export class OlderDatabaseError extends Error {
  override name = "OlderDatabaseError";

  constructor(step: string) {
    super(`it was made by an earlier release (before step ${step})`);
  }
}

export function createMigrator<Tables>(db: Kysely<Tables>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/**
 * Migrates the tables, or up to `last`, to get those of an earlier release.
 * @throws if a migration fails, `NewerDatabaseError` if a newer release has migrated the database.
 */
export async function migrate<Tables>(db: Kysely<Tables>, last?: string): Promise<void> {
  const pending = await listPendingMigrations(db);
  if (pending.length === 0 && !last) return;
  const migrator = createMigrator(db);
  const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error) throw error;
}

/**
 * Checks the tables, and only reads.
 * @throws `OlderDatabaseError` or `NewerDatabaseError` if the tables are not those of this release.
 */
export async function assertCurrent<Tables>(db: Kysely<Tables>): Promise<void> {
  const [missing] = await listPendingMigrations(db);
  if (missing) throw new OlderDatabaseError(missing);
}

/**
 * Lists the migrations that the tables still lack, and only reads.
 * @throws `NewerDatabaseError` if a newer release has migrated the database.
 */
export async function listPendingMigrations<Tables>(db: Kysely<Tables>): Promise<string[]> {
  // Kysely lists only the migrations of this release, but records every one. Counted first: another server may be
  // running ours meanwhile.
  const recorded = await countRecorded(db);
  const migrations = await createMigrator(db).getMigrations();
  const pending = migrations.filter(({ executedAt }) => !executedAt);
  if (recorded > migrations.length - pending.length) throw new NewerDatabaseError();
  return pending.map(({ name }) => name);
}

/** Counts the migrations that Kysely has recorded, of any release. */
async function countRecorded<Tables>(db: Kysely<Tables>): Promise<number> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return 0;
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return Number(rows[0]?.count);
}
