import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { endpoints } from "#contract/endpoints";
import { referenceOf } from "#contract/reference";
import { builtSite } from "#tests/harness/built-site";
import { fakePlatform, status } from "#tests/harness/fake-platform";
import { runNode, startServer } from "#tests/harness/node-process";
import { anna } from "#tests/harness/prospects";
import { tempFolder } from "#tests/harness/temp-folder";

/** Settings of a running server that has received one prospect. */
async function withOneProspect(more: Record<string, string> = {}) {
  const settings = { DATA_DIR: tempFolder(), DIST_DIR: builtSite(), ...more };
  const { url } = await startServer(settings);
  return { settings, url, receipt: await send(url) };
}

async function send(url: string) {
  const response = await fetch(url + endpoints.prospect, {
    method: "POST",
    headers: { "content-type": "application/json", "content-language": "sv" },
    body: JSON.stringify(anna),
  });
  return (await response.json()) as { id: string; receivedAt: string };
}

const run = (settings: Record<string, string>, ...args: string[]) =>
  runNode("prospects.ts", args, settings).ended;

describe("npm run prospects", { timeout: 30_000 }, () => {
  it("lists what the running server has received", async () => {
    const { settings, receipt } = await withOneProspect();
    const { code, stdout, stderr } = await run(settings, "list");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain(receipt.id);
    expect(stdout).toContain(anna.senderName);
    expect(stdout).toContain("Vi är 12 personer 🧑‍🤝‍🧑 och vill veta mer.");
  });

  it("finds an entry by the reference that its sender was told", async () => {
    const { settings, receipt } = await withOneProspect();
    const reference = referenceOf(receipt.id) ?? "";
    const shown = await run(settings, "show", "--reference", reference.toLowerCase());
    expect(shown.stdout).toMatch(/^1 prospect, 0 messages,.* 0 pieces of spam of /m);
    expect(shown.stdout).toContain(receipt.id);
    expect((await run(settings, "list")).stdout).toMatch(
      new RegExp(`^reference +${reference}$`, "m"),
    );
    const other = await run(settings, "show", "--reference", "0000-0000");
    expect(other.stdout).toMatch(/^0 prospects, 0 messages,.* 0 pieces of spam of 0000-0000\.\n$/);
  });

  it("exports the exact values as JSON, and CSV by default", async () => {
    const { settings, receipt } = await withOneProspect();
    const json = await run(settings, "export", "--format", "json");
    expect(JSON.parse(json.stdout)).toEqual([{ ...receipt, ...anna, language: "sv" }]);
    expect(Object.keys(JSON.parse(json.stdout)[0])).toEqual([
      ...Object.keys(receipt),
      ...Object.keys(anna),
      "language",
    ]);
    const csv = await run(settings, "export");
    expect(csv.stdout).toMatch(/^\ufeffid,receivedAt,senderName/);
    expect(csv.stdout).toContain(`,'${anna.phoneNumber},`);
  });

  it("writes a file that only its owner can read", async () => {
    const { settings, receipt } = await withOneProspect();
    const file = join(tempFolder(), "prospects.csv");
    const { code, stdout } = await run(settings, "export", "--format=csv", "--output", file);
    expect({ code, stdout }).toEqual({ code: 0, stdout: `1 prospect written to ${file}\n` });
    expect(readFileSync(file, "utf8")).toContain(receipt.id);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("takes the rights of others from a file that was there before", async () => {
    const { settings } = await withOneProspect();
    const file = join(tempFolder(), "prospects.json");
    writeFileSync(file, "x".repeat(100_000), { mode: 0o666 });
    chmodSync(file, 0o664);
    const args = ["export", "--format=json", "--output", file];
    expect(await run(settings, ...args)).toMatchObject({ code: 0 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, "utf8"))).toHaveLength(1);
  });

  it("deletes what is older than the setting says, and nothing younger", async () => {
    const { settings, url, receipt } = await withOneProspect();
    const oneDay = { ...settings, RETENTION_DAYS: "1" };
    const database = new DatabaseSync(join(settings.DATA_DIR, "idi.sqlite"), { timeout: 5000 });
    database.exec("update submissions set received_at = '2020-02-02T02:02:02.000Z'");
    database.close();
    await send(url);
    const told = await run(oneDay, "purge");
    expect(told.stdout).toBe(
      "1 prospect older than 1 day; to delete: npm run prospects -- purge --yes\n",
    );
    const done = await run(oneDay, "purge", "--yes");
    expect(done).toMatchObject({ code: 0, stdout: "1 prospect older than 1 day deleted\n" });
    const { stdout } = await run(settings, "list");
    expect(stdout).not.toContain(receipt.id);
    expect(stdout).toContain(anna.senderName);
  });

  it("deletes a person beside the running server without a trace", async () => {
    const { settings } = await withOneProspect();
    const inFiles = () =>
      readdirSync(settings.DATA_DIR)
        .filter((name) => name.startsWith("idi.sqlite"))
        .filter((name) => readFileSync(join(settings.DATA_DIR, name)).includes(anna.senderName));
    expect(inFiles()).not.toEqual([]);
    const { code, stdout, stderr } = await run(settings, "delete", "--email", anna.email);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^1 prospect, .* deleted\.\n$/);
    expect(inFiles()).toEqual([]);
  });

  it("says so when another program keeps a trace of a person", async () => {
    const { settings } = await withOneProspect();
    const reader = new DatabaseSync(join(settings.DATA_DIR, "idi.sqlite"));
    onTestFinished(() => reader.close());
    reader.exec("begin; select * from submissions");
    const { code, stdout } = await run(settings, "delete", "--email", anna.email);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^1 prospect, .* deleted\.\nAnother program is reading the database/);
  });

  it("shows what could not be delivered, and has it tried again", async () => {
    const platform = await fakePlatform(status(503, { "retry-after": "86400" }));
    const { settings, receipt } = await withOneProspect({ PLATFORM_URL: platform.url });
    await vi.waitFor(async () => {
      const { stdout } = await run(settings, "undelivered");
      expect(stdout).toMatch(/tried 1, next try .*, last failure: HTTP 503\n$/);
      expect(stdout).toContain(`${receipt.id}  to platform, received ${receipt.receivedAt}`);
    }, 20_000);
    platform.answerWith(status(201));
    const { code, stdout } = await run(settings, "retry");
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: "1 to be tried again by the running server: prospects\n",
    });
    await vi.waitFor(async () => {
      const all = await run(settings, "undelivered");
      expect(all.stdout).toBe("All prospects were delivered, or there is nowhere to.\n");
    }, 20_000);
    expect(platform.requests).toHaveLength(2);
  });

  it("says when there is no database, and makes none", async () => {
    const settings = { DATA_DIR: join(tempFolder(), "data") };
    const { code, stdout, stderr } = await run(settings, "list");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^There is no database .*DATA_DIR/);
    expect(existsSync(settings.DATA_DIR)).toBe(false);
  });

  it("says in plain words what else went wrong", async () => {
    const { settings } = await withOneProspect();
    const unwritable = await run(settings, "export", "--output", "/nowhere/prospects.csv");
    expect(unwritable.code).toBe(1);
    expect(unwritable.stderr).toMatch(/^Cannot write the file: ENOENT.*\n$/);
    const unset = await run({ DATABASE_URL: "mysql:x" }, "list");
    expect(unset.code).toBe(1);
    expect(unset.stderr).toMatch(/^The setting DATABASE_URL .*\n$/);
  });

  it.each([
    [[], "Usage: npm run prospects -- "],
    [["remove"], "unknown command 'remove'"],
    [["delete"], "'--email <address>' not specified"],
    [["show", "--email", "a@b.example", "x"], "too many arguments"],
    [["show"], "show takes --email or --reference."],
    [["show", "--email", "a@b.example", "--reference", "A1B2-C3D4"], "cannot be used with"],
    [["show", "--reference", "A1B2"], "A reference has eight digits"],
    [["purge", "--email", "a@b.example"], "unknown option '--email'"],
    [["export", "--format", "xlsx"], "Allowed choices are csv, json"],
  ])("explains its use after %j", async (args, reason) => {
    const { code, stdout, stderr } = await run({ DATA_DIR: tempFolder() }, ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(reason);
    expect(stderr).toContain("Usage: npm run prospects -- ");
  });

  it("explains its use when asked", async () => {
    const { code, stdout } = await run({}, "--help");
    expect(code).toBe(0);
    expect(stdout).toContain("Usage: npm run prospects -- ");
    expect(stdout).toContain("undelivered");
  });

  it("is content with a reader that has seen enough", async () => {
    const { settings } = await withOneProspect();
    const { child, ended } = runNode("prospects.ts", ["list"], settings);
    child.stdout?.destroy();
    expect(await ended).toMatchObject({ code: 0, stderr: "" });
  });
});
