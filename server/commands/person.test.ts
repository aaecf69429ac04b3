import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { openTestDatabase, openTestStore } from "#tests/harness/databases.ts";
import { sampleProspect } from "#tests/harness/form-samples.ts";
import { runCli } from "#tests/harness/run-cli.ts";
import { addSubmission, listStored } from "#tests/harness/submissions.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { readSettings } from "../settings/settings.ts";
import { program } from "./person.ts";

const email = "eva@idi.example";

async function openFilledDatabase() {
  const settings = { DATA_DIR: createTempFolder(), PLATFORM_URL: "https://platform.example" };
  const { DATABASE_URL, deliveryTargets } = readSettings(settings);
  const store = await openTestStore(DATABASE_URL, deliveryTargets);
  const submission = await addSubmission(store, { fields: { email } });
  await addSubmission(store, { form: "contactMessage", fields: { email, subject: "=1+1" } });
  const spam = { form: "contactMessage", spamReason: "too-fast" } as const;
  await addSubmission(store, { ...spam, fields: { email } });
  await addSubmission(store);
  const [delivered] = await store.outbox.claim(["platform"], 1, 60_000);
  await store.outbox.markDelivered(delivered?.id ?? "");
  const run = (...args: string[]) => runCli(program, args, settings);
  return { store, DATABASE_URL, submission, run };
}

test("exports one person as JSON and CSV", async () => {
  const { submission, run } = await openFilledDatabase();
  const json = await run("export", email.toUpperCase());
  expect(json).toMatchObject({ code: 0, stderr: expect.stringMatching(/^3 of /m) });
  const { submissions } = JSON.parse(json.stdout);
  expect(submissions).toMatchObject([
    {
      category: "prospects",
      id: submission.id,
      deliveries: [{ deliveredAt: expect.any(String) }],
    },
    { category: "messages", subject: "=1+1", deliveries: [] },
    { category: "spam", reason: "too-fast" },
  ]);
  expect(json.stdout).not.toContain(sampleProspect.email);
  const { stdout } = await run("export", email, "--csv");
  const rows = parse(stdout, { bom: true, columns: true });
  expect(rows).toMatchObject([
    { category: "prospects", id: submission.id, messageBody: sampleProspect.messageBody },
    { category: "messages", subject: "'=1+1" },
    { category: "spam" },
  ]);
});

test("deletes one person after a preview", async () => {
  const { store, submission, run } = await openFilledDatabase();
  const preview = await run("delete", email);
  expect(preview.code).toBe(0);
  expect(preview.stdout).toMatch(/^1 prospect, 1 message,.* 1 spam submission of eva/);
  expect(preview.stdout).toContain(`${submission.id}  to platform: delivered`);
  expect(preview.stdout).toContain(`delete ${email} --yes`);
  expect(await listStored(store)).toHaveLength(2);
  const { stdout } = await run("delete", email, "--yes");
  expect(stdout).toMatch(/ deleted\.\n/);
  expect(await listStored(store)).toMatchObject([sampleProspect]);
  expect((await run("export", email)).stderr).toMatch(/^0 of /m);
});

test("quotes in its preview what a shell would run", async () => {
  const { run } = await openFilledDatabase();
  const { stdout } = await run("delete", "o'hara;reboot@idi.example");
  expect(stdout).toContain("delete 'o'\\''hara;reboot@idi.example' --yes");
});

test("names damaged submissions, and exits with status 3", async () => {
  const { DATABASE_URL, submission, run } = await openFilledDatabase();
  const db = await openTestDatabase(DATABASE_URL);
  await db
    .updateTable("submissions")
    .set({ fields: "{" })
    .where("id", "=", submission.id)
    .execute();
  const { code, stdout, stderr } = await run("export", email);
  expect(code).toBe(3);
  expect(JSON.parse(stdout).submissions).toHaveLength(2);
  expect(stderr).toContain("Damaged");
});

test.each([
  "",
  " ",
  "Eva",
  "Eva <eva@idi.example>",
  `${email},eva@b.example`,
  `${email};b@b.example`,
])("refuses %j, which is not one e-mail address", async (address) => {
  for (const args of [["show"], ["export"], ["delete", "--yes"]]) {
    const { code, stderr } = await runCli(program, [...args, address]);
    expect([code, stderr]).toEqual([2, expect.stringContaining("e-mail address")]);
  }
});
