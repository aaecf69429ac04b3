import { Kysely, PostgresDialect } from "kysely";
import { expect, test } from "vitest";
import { toProspect } from "#contract/inquiry.ts";
import { prospectForm } from "#contract/prospect.ts";
import { listTestDatabases, openTestDatabase, openTestStore } from "#tests/harness/databases.ts";
import {
  sampleContactMessage,
  sampleInquiry,
  sampleProspect,
} from "#tests/harness/form-samples.ts";
import { addSubmission, listStored, listUndelivered } from "#tests/harness/submissions.ts";
import type { DatabaseSetting } from "../../settings/setting-formats.ts";
import { hashPayload } from "../submissions/submission.ts";
import { migrate } from "./migrations.ts";
import { NodeSqliteDialect } from "./node-sqlite.ts";
import { createPostgresPool } from "./postgres.ts";
import { SqliteFile } from "./sqlite-file.ts";

const uuid = (number: number) => `0199d2a4-7c11-7bbb-8ccc-${String(number).padStart(12, "0")}`;
const time = "2026-01-15T12:00:00.000Z";

/** The columns of prospects in earlier releases, by field: those added to the form since are not among them. */
const oldColumns = {
  senderName: "sender_name",
  companyName: "company_name",
  email: "email",
  phoneNumber: "phone_number",
  messageBody: "message_body",
  hasFacilitatorUsageInterest: "has_facilitator_usage_interest",
  hasTeamUsageInterest: "has_team_usage_interest",
  hasPersonalUsageInterest: "has_personal_usage_interest",
  hasApprovedPrivacyPolicy: "has_approved_privacy_policy",
} as const;
const oldFields = Object.keys(oldColumns) as (keyof typeof oldColumns)[];
const older = Object.fromEntries(oldFields.map((field) => [field, sampleProspect[field]]));

/** A prospect in a table of its own, as earlier releases had them. */
function prospectRow(number: number, prospect: typeof sampleProspect) {
  const fields = oldFields.map((field) => {
    const value = prospect[field];
    return [oldColumns[field], typeof value === "boolean" ? Number(value) : value];
  });
  return {
    ...Object.fromEntries(fields),
    id: uuid(number),
    received_at: time,
    language: "sv",
    idempotency_key: `key-${number}`,
    payload_hash: hashPayload(prospectForm, prospect),
  };
}

function outboxRow(number: number, kind: string, entry: number, more: object = {}) {
  return {
    ...{ id: uuid(number), kind, entry_id: uuid(entry), target: "platform" },
    ...{ created_at: time, due_at: time, tries: 1, tried_until: time, last_error: "HTTP 503" },
    ...{ delivered_at: null, given_up_at: null, ...more },
  };
}

const email = "Å\u200bsa@idi.example";
// There were no campaigns.
const { campaign: _campaign, ...message } = sampleContactMessage;
const messageRow = { ...message, id: uuid(3000), received_at: time, email };
const spamRow = { received_at: time, reason: "trap-filled", language: "de" };

/** The database, with the tables of any release. */
function openAny(setting: DatabaseSetting) {
  const dialect =
    setting.dialect === "sqlite"
      ? new NodeSqliteDialect(async () => new SqliteFile(setting.file))
      : new PostgresDialect({ pool: createPostgresPool(setting.url).pool });
  return new Kysely<Record<string, Record<string, unknown>>>({ dialect });
}

/** Fills a database as it was before migration 0008, with so many prospects of the prospect form. */
async function writeOld(setting: DatabaseSetting, prospects: number) {
  const db = openAny(setting);
  await migrate(db, "0007-purges");
  const sent = Array.from({ length: prospects }, (_, number) =>
    prospectRow(number, sampleProspect),
  );
  const spamFields = JSON.stringify(sampleInquiry);
  const geocode = { address: "a".repeat(64), answer: "{}", kept_until: "2999-01-01" };
  const tables: Record<string, Record<string, unknown>[]> = {
    prospects: [...sent, prospectRow(2000, toProspect(sampleInquiry))],
    // One key may be in both tables.
    messages: [{ ...messageRow, language: null, payload_hash: "abc", idempotency_key: "key-1" }],
    robots: [{ ...spamRow, id: uuid(4000), form: "inquiry", fields: spamFields }],
    outbox: [
      outboxRow(5000, "prospects", 0),
      outboxRow(5001, "prospects", 1, { given_up_at: time }),
      outboxRow(5002, "messages", 3000, { delivered_at: time }),
      outboxRow(5003, "prospects", 2, { given_up_at: time, last_error: "withdrawn" }),
    ],
    geocodes: [geocode],
    purges: [{ kind: "robots", purged_before: "2026-01-01" }],
  };
  for (const [table, rows] of Object.entries(tables))
    await db.insertInto(table).values(rows).execute();
  await db.destroy();
}

test.each(listTestDatabases())(
  "migrates a $dialect database of 1.0.0, under the same ids, times and keys, without geocodes",
  async ({ createEmpty }) => {
    const DATABASE_URL = await createEmpty();
    await writeOld(DATABASE_URL, 600);
    const store = await openTestStore(DATABASE_URL);
    const prospects = await listStored(store);
    expect(prospects).toHaveLength(601);
    expect(prospects[0]).toEqual({ id: uuid(0), receivedAt: time, ...older, language: "sv" });
    expect(await listStored(store, "messages")).toEqual([
      { id: uuid(3000), receivedAt: time, ...message, email, language: null },
    ]);
    const spam = { form: "inquiry", reason: "trap-filled", ...sampleInquiry };
    expect(await listStored(store, "spam")).toEqual([
      { id: uuid(4000), receivedAt: time, language: "de", ...spam },
    ]);
    expect(await store.submissions.count({ email: "åsa@idi.example" })).toBe(1);
    const repeatedPost = { language: "sv", idempotencyKey: "key-7" } as const;
    expect(await addSubmission(store, repeatedPost)).toEqual({ id: uuid(7), receivedAt: time });

    const waiting = { target: "platform", isConfigured: false, createdAt: time, attempts: 1 };
    const failed = { ...waiting, lastError: "HTTP 503" };
    expect(await listUndelivered(store)).toEqual([
      { ...failed, submissionId: uuid(0), dueAt: time },
      { ...failed, submissionId: uuid(1), dueAt: null },
      { ...failed, submissionId: uuid(2), dueAt: null, lastError: "no address" },
    ]);
    expect(await store.outbox.readDeliveries([uuid(1), uuid(3000)])).toEqual([
      { submissionId: uuid(1), target: "platform", deliveredAt: null },
      { submissionId: uuid(3000), target: "platform-messages", deliveredAt: time },
    ]);
    expect(await store.purges.readPurgedBefore("spam")).toBe("2026-01-01");
    const db = await openTestDatabase(DATABASE_URL);
    expect(await db.selectFrom("geocodes").selectAll().execute()).toEqual([]);
  },
);
