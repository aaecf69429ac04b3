import { describe, expect, it } from "vitest";
import { endpoints } from "#contract/endpoints";
import { builtSite } from "#tests/harness/built-site";
import { inga, otto } from "#tests/harness/forms";
import { runNode, startServer } from "#tests/harness/node-process";
import { tempFolder } from "#tests/harness/temp-folder";

const run = (settings: Record<string, string>, ...args: string[]) =>
  runNode("messages.ts", args, settings).ended;

describe("npm run messages", { timeout: 30_000 }, () => {
  it("lists and exports the contact messages, and no prospects", async () => {
    const settings = { DATA_DIR: tempFolder(), DIST_DIR: builtSite() };
    const { url } = await startServer(settings);
    const message = { ...otto, subject: "=1+1" };
    for (const [endpoint, fields] of [
      [endpoints.contactMessage, message],
      [endpoints.inquiry, inga],
    ] as const) {
      const headers = { "content-type": "application/json", "content-language": "de" };
      const body = JSON.stringify(fields);
      expect((await fetch(url + endpoint, { method: "POST", headers, body })).status).toBe(201);
    }
    const [list, json, csv] = [
      await run(settings, "list"),
      await run(settings, "export", "--format", "json"),
      await run(settings, "export"),
    ];
    expect(list.stdout).toContain(message.name);
    expect(list.stdout).not.toContain(inga.senderName);
    expect(JSON.parse(json.stdout)).toEqual([
      { id: expect.any(String), receivedAt: expect.any(String), ...message, language: "de" },
    ]);
    expect(csv.stdout).toMatch(/^\ufeffid,receivedAt,name,email,subject,message,language\r\n/);
    expect(csv.stdout).toContain(",'=1+1,");
  });
});
