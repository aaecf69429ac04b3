import { describe, expect, it } from "vitest";
import { endpoints } from "#contract/endpoints";
import { prospectOfInquiry } from "#contract/inquiry";
import { builtSite } from "#tests/harness/built-site";
import { inga, otto } from "#tests/harness/forms";
import { runNode, startServer } from "#tests/harness/node-process";
import { tempFolder } from "#tests/harness/temp-folder";

const run = (settings: Record<string, string>, ...args: string[]) =>
  runNode("spam.ts", args, settings).ended;

/** Settings of a running server that has received an inquiry and a message of programs. */
async function withTwoPieces() {
  const settings = { DATA_DIR: tempFolder(), DIST_DIR: builtSite() };
  const { url } = await startServer(settings);
  for (const [endpoint, fields] of [
    [endpoints.inquiry, inga],
    [endpoints.contactMessage, { ...otto, subject: "=1+1" }],
  ] as const) {
    const headers = { "content-type": "application/json", "content-language": "de" };
    const body = JSON.stringify({ ...fields, topic: "pills" });
    expect((await fetch(url + endpoint, { method: "POST", headers, body })).status).toBe(201);
  }
  const { stdout } = await run(settings, "export", "--format", "json");
  return { settings, spam: JSON.parse(stdout) as { id: string }[] };
}

describe("npm run spam", () => {
  it("lists and exports what was caught, of whichever form", async () => {
    const { settings, spam } = await withTwoPieces();
    const common = { id: expect.any(String), receivedAt: expect.any(String), language: "de" };
    expect(spam).toEqual([
      { ...common, form: "inquiry", reason: "trap-filled", ...inga },
      { ...common, form: "contactMessage", reason: "trap-filled", ...otto, subject: "=1+1" },
    ]);
    const list = await run(settings, "list");
    expect(list.stdout).toMatch(/\nform +inquiry\nreason +trap-filled\n/);
    expect(list.stdout).toMatch(/\nname +Otto Größ\n/);
    expect(list.stdout).not.toMatch(/\nhasTeamUsageInterest/);
    const csv = await run(settings, "export");
    expect(csv.stdout).toMatch(/^\ufeffid,receivedAt,form,reason,senderName,.*,language\r\n/);
    expect(csv.stdout).toContain(",'=1+1,");
    const purge = await run(settings, "purge", "--yes");
    expect(purge.stdout).toBe("0 pieces of spam older than 30 days deleted\n");
  });

  it("makes a prospect or a message of one that was a person's, while the server runs", async () => {
    const { settings, spam } = await withTwoPieces();
    const [inquiry, message] = spam;
    const marked = await run(settings, "not-spam", inquiry?.id ?? "");
    expect({ code: marked.code, stderr: marked.stderr }).toEqual({ code: 0, stderr: "" });
    expect(marked.stdout).toBe("It is among the prospects now.\n");
    expect((await run(settings, "not-spam", message?.id ?? "")).stdout).toMatch(
      /^It is among the messages/,
    );
    const read = async (report: string) => {
      const args = ["export", "--format", "json"];
      return JSON.parse((await runNode(`${report}.ts`, args, settings).ended).stdout);
    };
    expect(await read("prospects")).toMatchObject([{ ...prospectOfInquiry(inga), language: "de" }]);
    expect(await read("messages")).toMatchObject([{ ...otto, subject: "=1+1", language: "de" }]);
    expect(await read("spam")).toEqual([]);
    const again = await run(settings, "not-spam", inquiry?.id ?? "");
    expect(again).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is no spam/) });
  });
});
