import { describe, expect, it } from "vitest";
import { endpoints } from "#contract/endpoints";
import { prospectOfInquiry } from "#contract/inquiry";
import { builtSite } from "#tests/harness/built-site";
import { inga, otto } from "#tests/harness/forms";
import { runNode, startServer } from "#tests/harness/node-process";
import { tempFolder } from "#tests/harness/temp-folder";

const run = (settings: Record<string, string>, ...args: string[]) =>
  runNode("robots.ts", args, settings).ended;

/** Settings of a running server that has received an inquiry and a message of programs. */
async function withTwoRobots() {
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
  return { settings, robots: JSON.parse(stdout) as { id: string }[] };
}

describe("npm run robots", () => {
  it("lists and exports what was caught, of whichever form", async () => {
    const { settings, robots } = await withTwoRobots();
    const common = { id: expect.any(String), receivedAt: expect.any(String), language: "de" };
    expect(robots).toEqual([
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
    expect(purge.stdout).toBe("0 robots older than 30 days deleted\n");
  });

  it("makes a prospect or a message of one that was a person's, while the server runs", async () => {
    const { settings, robots } = await withTwoRobots();
    const [inquiry, message] = robots;
    const released = await run(settings, "release", inquiry?.id ?? "");
    expect({ code: released.code, stderr: released.stderr }).toEqual({ code: 0, stderr: "" });
    expect(released.stdout).toMatch(/^It is a prospect now, with the id [\da-f-]{36}\.\n$/);
    expect((await run(settings, "release", message?.id ?? "")).stdout).toMatch(/^It is a message/);
    const read = async (report: string) => {
      const args = ["export", "--format", "json"];
      return JSON.parse((await runNode(`${report}.ts`, args, settings).ended).stdout);
    };
    expect(await read("prospects")).toMatchObject([{ ...prospectOfInquiry(inga), language: "de" }]);
    expect(await read("messages")).toMatchObject([{ ...otto, subject: "=1+1", language: "de" }]);
    expect(await read("robots")).toEqual([]);
    const again = await run(settings, "release", inquiry?.id ?? "");
    expect(again).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is no robot/) });
  });

  it.each([[["release"]], [["release", "a", "b"]], [["release", "a", "--output", "x"]]])(
    "explains its use after %j",
    async (args) => {
      const { code, stderr } = await run({ DATA_DIR: tempFolder() }, ...args);
      expect(code).toBe(2);
      expect(stderr).toContain("npm run robots -- release ID");
    },
  );

  it("has the only report with something to release", async () => {
    const settings = { DATA_DIR: tempFolder() };
    const { code, stderr } = await runNode("prospects.ts", ["release", "a"], settings).ended;
    expect(code).toBe(2);
    expect(stderr).toContain("Unknown command: release.");
    expect(stderr).not.toContain("release ID");
  });
});
