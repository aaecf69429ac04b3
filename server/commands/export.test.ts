import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { forms } from "#contract/forms.ts";
import { prospectForm } from "#contract/prospect.ts";
import { sampleContactMessage, sampleProspect } from "#tests/harness/form-samples.ts";
import { createStoredSubmission } from "#tests/harness/submissions.ts";
import {
  kindByCategory,
  type StoredSubmission,
  type Submission,
  type SubmissionCategory,
} from "../store/submissions/submission.ts";
import { getCategoryFormat } from "./category-format.ts";
import { type ExportSummary, neutralizeFormulas, skipDamaged, toCsv, toJson } from "./export.ts";

const prospect = createStoredSubmission(
  "prospect",
  { ...sampleProspect, phoneNumber: "08 123 45 67" },
  { language: "sv" },
);

async function* inBatches(...batches: Submission[][]) {
  yield* batches;
}

const formatCsv = async (category: SubmissionCategory, ...batches: Submission[][]) =>
  (await Array.fromAsync(toCsv(getCategoryFormat(category), inBatches(...batches)))).join("");

describe("toCsv", () => {
  test("writes every field under its name on the wire, with a byte order mark for spreadsheets", async () => {
    const csv = await formatCsv("prospects", [prospect, prospect], [prospect]);
    expect(csv.startsWith("\ufeffid,receivedAt,senderName,")).toBe(true);
    expect(csv).toContain(`,"Smörgås & ""Söner"" <AB>",`);
    expect(csv.match(/(?<!\r)\n/g)).toHaveLength(
      3 * (sampleProspect.messageBody.match(/\n/g)?.length ?? 0),
    );
    const [names, ...rows] = parse(csv, { bom: true });
    expect(names).toEqual(["id", "receivedAt", ...prospectForm.fieldNames, "language"]);
    const values = prospectForm.fieldNames.map((field) => String(prospect.fields[field]));
    const row = ["0199-id", "2026-01-15T12:00:00.000Z", ...values, "sv"];
    expect(rows).toEqual([row, row, row]);
  });

  test("writes only the header for no rows, and empty cells for unknown values", async () => {
    expect(await formatCsv("prospects")).toMatch(/^\ufeffid,receivedAt,.*,language\r\n$/);
    const older = createStoredSubmission("prospect", { ...sampleProspect, messageBody: undefined });
    const [row] = parse(await formatCsv("prospects", [older]), { bom: true, columns: true });
    expect(row).toMatchObject({
      senderName: sampleProspect.senderName,
      messageBody: "",
      language: "",
    });
  });

  test.each(Object.entries(kindByCategory))(
    "neutralizes formulas in every text of %s",
    async (name, kind) => {
      const formula = '=HYPERLINK("https://evil.example")';
      const texts = forms[kind].fieldNames.filter((field) => forms[kind].limits[field]);
      const fields = Object.fromEntries(texts.map((field) => [field, formula]));
      const csv = await formatCsv(name as SubmissionCategory, [
        createStoredSubmission(kind, fields),
      ]);
      expect(csv.match(/"'=HYPERLINK\(""https:\/\/evil\.example""\)"/g)).toHaveLength(texts.length);
    },
  );
});

test.each([[[]], [[[prospect]]], [[[prospect, prospect], [prospect]]]])(
  "writes in batches the same JSON as all at once",
  async (batches) => {
    const format = getCategoryFormat("prospects");
    const text = (await Array.fromAsync(toJson(format, inBatches(...batches)))).join("");
    expect(text).toBe(`${JSON.stringify(batches.flat().map(format.toRow), null, 2)}\n`);
  },
);

test("is valid JSON where a batch has only damaged submissions", async () => {
  const damaged: StoredSubmission = { id: "0199-damaged", text: null };
  async function* batches() {
    yield* [[damaged], [prospect], [damaged]];
  }
  const summary: ExportSummary = { count: 0, damaged: [] };
  const format = getCategoryFormat("prospects");
  const text = (await Array.fromAsync(toJson(format, skipDamaged(batches(), summary)))).join("");
  expect(JSON.parse(text)).toHaveLength(1);
  expect([summary.count, summary.damaged.length]).toEqual([1, 2]);
});

test("escapes line separators in JSON", async () => {
  const message = createStoredSubmission("contactMessage", {
    ...sampleContactMessage,
    message: "a\u2028b\nc",
  });
  const text = (
    await Array.fromAsync(toJson(getCategoryFormat("messages"), inBatches([message])))
  ).join("");
  expect(JSON.parse(text)).toMatchObject([message.fields]);
});

test.each([
  ...[..."=+-@＝＋－＠"].map((sign) => [`${sign}1`, `'${sign}1`]),
  ...["\t", "\r", "\n"].map((space) => [`${space}=1`, `'${space}'=1`]),
  ["\tx", "'\tx"],
  ["0701234567", "'0701234567"],
  [" =1", "' =1"],
  ["\u00a0=1", "'\u00a0=1"],
  ["x;=1", "x;'=1"],
  ["x; =1", "x;' =1"],
  ['x;"=1', "x;'\"=1"],
  ['"" =1', '\'"" =1'],
  ["x\n=1\n\n- y", "x\n'=1\n\n'- y"],
  ["x\r\n@y", "x\r\n'@y"],
  ...[
    "Åsa",
    "a=b",
    "2-3 people; 4+",
    "08 123",
    "0",
    "anna@idi.example",
    "'quoted'",
    "a\nb",
    "",
  ].map((text) => [text, text]),
])("keeps spreadsheets from taking %j for a formula or a number", (text, guarded) => {
  expect(neutralizeFormulas(text ?? "")).toBe(guarded);
});
