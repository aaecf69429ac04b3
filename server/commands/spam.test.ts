import type { Command } from "commander";
import { describe, expect, test } from "vitest";
import { toProspect } from "#contract/inquiry.ts";
import type { Facts } from "#load/schema/facts.ts";
import { sampleContactMessage, sampleInquiry } from "#tests/harness/form-samples.ts";
import { readContent } from "#tests/harness/read-content.ts";
import { runCli } from "#tests/harness/run-cli.ts";
import { addSubmission } from "#tests/harness/submissions.ts";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { sampleBuildInfo } from "#tests/harness/test-site.ts";
import { buildInfoFile } from "../built-site/build-info.ts";
import { readSettings } from "../settings/settings.ts";
import { openStore } from "../store/store.ts";
import { program as messagesProgram } from "./messages.ts";
import { program as prospectsProgram } from "./prospects.ts";
import { program } from "./spam.ts";

const run = (settings: Record<string, string>, ...args: string[]) =>
  runCli(program, args, settings);

/** Settings of a database with an inquiry and a message that are spam. */
async function createTwoSpamSubmissions() {
  const settings = { DATA_DIR: createTempFolder() };
  const store = await openStore(readSettings(settings));
  const spamFields = { language: "de", spamReason: "trap-filled" } as const;
  await addSubmission(store, { form: "inquiry", ...spamFields });
  const fields = { ...sampleContactMessage, subject: "=1+1" };
  await addSubmission(store, { form: "contactMessage", fields, ...spamFields });
  await store.close();
  const { stdout } = await run(settings, "export", "--format", "json");
  const entries = JSON.parse(stdout) as { id: string; form: string }[];
  // Both may arrive within a millisecond, in any order.
  return { settings, spam: entries.sort((one, other) => other.form.localeCompare(one.form)) };
}

describe("npm run spam", () => {
  test("lists and exports spam from any form", async () => {
    const { settings, spam } = await createTwoSpamSubmissions();
    const expectedFields = {
      id: expect.any(String),
      receivedAt: expect.any(String),
      language: "de",
    };
    expect(spam).toEqual([
      { ...expectedFields, form: "inquiry", reason: "trap-filled", ...sampleInquiry },
      {
        ...expectedFields,
        form: "contactMessage",
        reason: "trap-filled",
        ...sampleContactMessage,
        subject: "=1+1",
      },
    ]);
    const list = await run(settings, "list");
    expect(list.stdout).toMatch(/\nform +inquiry\nreason +trap-filled\n/);
    expect(list.stdout).toMatch(/\nname +Otto Größ\n/);
    expect(list.stdout).not.toMatch(/\nhasTeamUsageInterest/);
    const csv = await run(settings, "export");
    expect(csv.stdout).toMatch(/^\ufeffid,receivedAt,form,reason,senderName,.*,language\r\n/);
    expect(csv.stdout).toContain(",'=1+1,");
    const purge = await run(settings, "purge", "--yes");
    const { legal } = readContent<Facts>("facts.yaml");
    expect(purge.stdout).toBe(
      `0 spam submissions older than ${legal.websiteSpamDays} days deleted\n`,
    );
  });

  test("deletes spam as soon as the built privacy policy says", async () => {
    const DIST_DIR = createTempFolder();
    const settings = { DATA_DIR: createTempFolder(), DIST_DIR };
    const build = { ...sampleBuildInfo, websiteSpamDays: 7 };
    writeFiles(DIST_DIR, { [buildInfoFile]: JSON.stringify(build) });
    const now = () => Date.now() - 8 * 24 * 60 * 60 * 1000;
    const store = await openStore({ ...readSettings(settings), now });
    await addSubmission(store, { form: "contactMessage", spamReason: "too-fast" });
    await store.close();
    const purge = await run(settings, "purge", "--yes");
    expect(purge.stdout).toBe("1 spam submission older than 7 days deleted\n");
  });

  test("turns spam that a person sent into a prospect or message", async () => {
    const { settings, spam } = await createTwoSpamSubmissions();
    const [inquiry, message] = spam;
    const firstRun = await run(settings, "not-spam", inquiry?.id ?? "");
    expect({ code: firstRun.code, stderr: firstRun.stderr }).toEqual({ code: 0, stderr: "" });
    expect(firstRun.stdout).toBe("It is among the prospects now.\n");
    expect((await run(settings, "not-spam", message?.id ?? "")).stdout).toMatch(
      /^It is among the messages/,
    );
    const exportEntries = async (report: Command) =>
      JSON.parse((await runCli(report, ["export", "--format", "json"], settings)).stdout);
    const [prospects, messages] = [
      await exportEntries(prospectsProgram),
      await exportEntries(messagesProgram),
    ];
    expect(prospects).toMatchObject([{ ...toProspect(sampleInquiry), language: "de" }]);
    expect(messages).toMatchObject([{ ...sampleContactMessage, subject: "=1+1", language: "de" }]);
    expect(await exportEntries(program)).toEqual([]);
    const secondRun = await run(settings, "not-spam", inquiry?.id ?? "");
    expect(secondRun).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is no spam/),
    });
  });
});
