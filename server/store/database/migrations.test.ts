import { Kysely, PostgresDialect } from "kysely";
import { describe, expect, test } from "vitest";
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

/** Creates a database as it was before migration 0008, with so many prospects of the prospect form. */
async function writeOld(setting: DatabaseSetting, prospects: number) {
  const db = openAny(setting);
  await migrate(db, "0007-purges");
  const prospectRows = Array.from({ length: prospects }, (_, number) =>
    prospectRow(number, sampleProspect),
  );
  const tables: [string, Record<string, unknown>[]][] = [
    ["prospects", prospectRows.slice(0, 600)],
    ["prospects", [...prospectRows.slice(600), prospectRow(2000, toProspect(sampleInquiry))]],
    // One key may be in both tables.
    [
      "messages",
      [{ ...messageRow, language: null, payload_hash: "abc", idempotency_key: "key-1" }],
    ],
    [
      "robots",
      [
        { ...spamRow, id: uuid(4000), form: "inquiry", fields: JSON.stringify(sampleInquiry) },
        {
          ...spamRow,
          id: uuid(4001),
          form: "contactMessage",
          fields: JSON.stringify(sampleContactMessage),
        },
      ],
    ],
    [
      "outbox",
      [
        outboxRow(5000, "prospects", 0),
        outboxRow(5001, "prospects", 1, { given_up_at: time }),
        outboxRow(5002, "messages", 3000, { delivered_at: time }),
        outboxRow(5003, "prospects", 2, { given_up_at: time, last_error: "withdrawn" }),
      ],
    ],
    [
      "geocodes",
      [{ address: "a".repeat(64), answer: '{"of":"Hemgatan 17"}', kept_until: "2999-01-01" }],
    ],
    [
      "purges",
      [
        { kind: "robots", purged_before: "2026-01-01" },
        { kind: "messages", purged_before: "2025-01-01" },
      ],
    ],
  ];
  for (const [table, rows] of tables) await db.insertInto(table).values(rows).execute();
  await db.destroy();
}

describe.each(listTestDatabases())(
  "a $dialect database of an earlier release",
  ({ createEmpty }) => {
    test("keeps all but the looked-up addresses, under the same ids, times and keys", async () => {
      const DATABASE_URL = await createEmpty();
      await writeOld(DATABASE_URL, 1100);
      const store = await openTestStore(DATABASE_URL);
      const prospects = await listStored(store);
      expect(prospects).toHaveLength(1101);
      expect(prospects[0]).toEqual({ id: uuid(0), receivedAt: time, ...older, language: "sv" });
      expect(Object.keys(prospects[0] ?? {})).toEqual([
        ...["id", "receivedAt"],
        ...prospectForm.visibleFields.filter((field) => field in older),
        "language",
      ]);
      expect(await listStored(store, "messages")).toEqual([
        { id: uuid(3000), receivedAt: time, ...message, email, language: null },
      ]);
      expect(await listStored(store, "spam")).toEqual([
        {
          ...{ id: uuid(4000), receivedAt: time, language: "de" },
          ...{ form: "inquiry", reason: "trap-filled", ...sampleInquiry },
        },
        expect.objectContaining({ form: "contactMessage", ...sampleContactMessage }),
      ]);
      expect(await store.submissions.count({ email: "åsa@idi.example" })).toBe(1);
      expect(await store.submissions.count({ email: sampleInquiry.email, category: "spam" })).toBe(
        1,
      );

      // As at the server's start.
      await store.submissions.check();
      expect(store.submissions.getDamagedIds().size).toBe(0);
      const db = await openTestDatabase(DATABASE_URL);
      expect(await db.selectFrom("submissions").selectAll().execute()).toHaveLength(1104);
      // They held whole addresses.
      expect(await db.selectFrom("geocodes").selectAll().execute()).toEqual([]);
    });

    test("still recognises repeated posts and past deliveries", async () => {
      const DATABASE_URL = await createEmpty();
      await writeOld(DATABASE_URL, 10);
      const store = await openTestStore(DATABASE_URL);
      const repeatedPost = { language: "sv", idempotencyKey: "key-7" } as const;
      const first = { id: uuid(7), receivedAt: time };
      expect(await addSubmission(store, repeatedPost)).toEqual(first);
      const inquiry = { ...repeatedPost, form: "inquiry", idempotencyKey: "key-2000" } as const;
      expect(await addSubmission(store, inquiry)).toEqual({ id: uuid(2000), receivedAt: time });
      const otherSubmission = addSubmission(store, {
        ...repeatedPost,
        fields: { companyName: "Another" },
      });
      await expect(otherSubmission).rejects.toThrow("key-reused");
      const expectedEntries = {
        target: "platform",
        isConfigured: false,
        createdAt: time,
        attempts: 1,
        lastError: "HTTP 503",
      };
      expect(await listUndelivered(store)).toEqual([
        { ...expectedEntries, submissionId: uuid(0), dueAt: time },
        { ...expectedEntries, submissionId: uuid(1), dueAt: null },
        { ...expectedEntries, submissionId: uuid(2), dueAt: null, lastError: "no address" },
      ]);
      const ids = [uuid(1), uuid(3000)];
      expect(await store.outbox.readDeliveries(ids)).toEqual([
        { submissionId: uuid(1), target: "platform", deliveredAt: null },
        { submissionId: uuid(3000), target: "platform-messages", deliveredAt: time },
      ]);
      expect(await store.outbox.claim(["platform"], 10, 1000)).toMatchObject([
        { id: uuid(5000), submission: { id: uuid(0), kind: "prospect", fields: older } },
      ]);
      expect(await store.purges.readPurgedBefore("spam")).toBe("2026-01-01");
      expect(await store.purges.readPurgedBefore("messages")).toBe("2025-01-01");
      expect(await store.submissions.markAsNotSpam(uuid(4000))).toBe("prospect");
    });
  },
);
