import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { formatReference } from "#contract/reference.ts";
import { createResponder, startFakePlatform } from "#tests/harness/fake-platform.ts";
import { createJsonPost, sendProspect } from "#tests/harness/form-posts.ts";
import { sampleProspect } from "#tests/harness/form-samples.ts";
import { runNode, startServer } from "#tests/harness/node-process.ts";
import { runCli } from "#tests/harness/run-cli.ts";
import { addSubmission } from "#tests/harness/submissions.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { buildTestApp } from "#tests/harness/test-app.ts";
import { createTestSite } from "#tests/harness/test-site.ts";
import { readSettings } from "../settings/settings.ts";
import { openStore } from "../store/store.ts";
import { writeOutput } from "./output-file.ts";
import { program as person } from "./person.ts";
import { program as prospects } from "./prospects.ts";

const run = (settings: Record<string, string>, ...args: string[]) =>
  runCli(prospects, args, settings);

/** Settings of a database with one prospect. */
async function createDatabaseWithProspect() {
  const settings = { DATA_DIR: createTempFolder() };
  return { settings, receipt: await addAnna(settings) };
}

async function addAnna(settings: Record<string, string>) {
  const store = await openStore(readSettings(settings));
  const receipt = await addSubmission(store, { language: "sv" });
  await store.close();
  return receipt;
}

/** Settings of a database with two prospects, of which damage has changed the fields of the second. */
async function createDatabaseWithDamage() {
  const { settings, receipt } = await createDatabaseWithProspect();
  const { id } = await addAnna(settings);
  const database = new DatabaseSync(join(settings.DATA_DIR, "idi.sqlite"));
  const damage = "update submissions set fields = replace(fields, '{', '\u{1b}{') where id = ?";
  database.prepare(damage).run(id);
  database.close();
  return { settings, receipt, id, reference: formatReference(id) ?? "" };
}

describe("npm run prospects", () => {
  test("lists what the running server has received, and deletes a person without a trace", async () => {
    const settings = { DATA_DIR: createTempFolder(), DIST_DIR: createTestSite() };
    const { url } = await startServer(settings);
    const receipt = await sendProspect(url, "sv");
    const { code, stdout, stderr } = await runNode("commands/prospects.ts", ["list"], settings)
      .ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain(receipt.id);
    expect(stdout).toContain("Vi är 12 personer 🧑‍🤝‍🧑 och vill veta mer.");
    const listFilesWithName = () =>
      readdirSync(settings.DATA_DIR)
        .filter((name) => name.startsWith("idi.sqlite"))
        .filter((name) =>
          readFileSync(join(settings.DATA_DIR, name)).includes(sampleProspect.senderName),
        );
    expect(listFilesWithName()).not.toEqual([]);
    const deletion = await runCli(person, ["delete", sampleProspect.email, "--yes"], settings);
    expect(deletion).toMatchObject({ code: 0, stderr: "" });
    expect(deletion.stdout).toMatch(/^1 prospect, .* deleted\.\nBack up now.*\n$/);
    expect(listFilesWithName()).toEqual([]);
  });

  test("shows what is left of a damaged prospect beside the others, and exports the others with status 3", async () => {
    const { settings, receipt, id } = await createDatabaseWithDamage();
    const runs = [
      await run(settings, "list"),
      await runCli(person, ["show", sampleProspect.email], settings),
    ];
    for (const { code, stdout } of runs) {
      expect(code).toBe(0);
      expect(stdout).toMatch(new RegExp(`id +${receipt.id}`));
      expect(stdout).toMatch(
        new RegExp(`reference +${formatReference(id)}\nid +${id}\ndamaged +\\\\u\\{1b\\}\\{.*Åsa`),
      );
    }
    for (const format of ["csv", "json"]) {
      const { code, stdout, stderr } = await run(settings, "export", "--format", format);
      expect(code).toBe(3);
      expect(stdout).toContain(receipt.id);
      expect(stdout).not.toContain(id);
      expect(stderr).toContain(String(formatReference(id)));
    }
  });

  test("deletes a damaged prospect by its reference, and nothing else", async () => {
    const { settings, receipt, reference } = await createDatabaseWithDamage();
    const remove = (submissionReference: string) =>
      run(settings, "delete", "--reference", submissionReference);
    expect(await remove(formatReference(receipt.id) ?? "")).toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/is not damaged/),
    });
    expect(await remove(reference.toLowerCase())).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(new RegExp(`^Damaged, and deleted: ${reference}\nBack up now`)),
    });
    expect(await remove(reference)).toMatchObject({ code: 1, stdout: "" });
    const exported = await run(settings, "export", "--format", "json");
    expect(exported.code).toBe(0);
    expect(JSON.parse(exported.stdout)).toMatchObject([{ id: receipt.id }]);
  });

  test.each([false, true])(
    "writes a file that only its owner can read; existed before: %s",
    async (isThere) => {
      const { settings, receipt } = await createDatabaseWithProspect();
      const file = join(createTempFolder(), "prospects.json");
      if (isThere) {
        writeFileSync(file, "x".repeat(100_000));
        chmodSync(file, 0o664);
      }
      const { code, stdout } = await run(settings, "export", "--format=json", "--output", file);
      expect({ code, stdout }).toEqual({ code: 0, stdout: `1 prospect written to ${file}\n` });
      expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject([{ id: receipt.id }]);
      expect(statSync(file).mode & 0o777).toBe(0o600);
    },
  );

  test("leaves an existing file as it is if the export fails", async () => {
    const folder = createTempFolder();
    const file = join(folder, "prospects.csv");
    writeFileSync(file, "before");
    async function* failing() {
      yield "after";
      throw new Error("The disk fails.");
    }
    await expect(Array.fromAsync(writeOutput(file, failing()))).rejects.toThrow("The disk fails.");
    expect(readFileSync(file, "utf8")).toBe("before");
    expect(readdirSync(folder)).toEqual(["prospects.csv"]);
  });

  test("deletes what is older than RETENTION_DAYS, and nothing newer", async () => {
    const { settings, receipt } = await createDatabaseWithProspect();
    const oneDay = { ...settings, RETENTION_DAYS: "1" };
    const database = new DatabaseSync(join(settings.DATA_DIR, "idi.sqlite"), { timeout: 5000 });
    database.exec("update submissions set received_at = '2020-02-02T02:02:02.000Z'");
    database.close();
    await addAnna(settings);
    const output = await run(oneDay, "purge");
    expect(output.stdout).toBe(
      "1 prospect older than 1 day; to delete: npm run prospects -- purge --yes\n",
    );
    const purge = await run(oneDay, "purge", "--yes");
    expect(purge).toMatchObject({ code: 0, stdout: "1 prospect older than 1 day deleted\n" });
    const { stdout } = await run(settings, "list");
    expect(stdout).not.toContain(receipt.id);
    expect(stdout).toContain(sampleProspect.senderName);
  });

  test("reports when another program keeps the write-ahead log with a person's data", async () => {
    const { settings } = await createDatabaseWithProspect();
    const reader = new DatabaseSync(join(settings.DATA_DIR, "idi.sqlite"));
    onTestFinished(() => reader.close());
    reader.exec("begin; select * from submissions");
    const args = ["delete", sampleProspect.email, "--yes"];
    const { code, stdout } = await runCli(person, args, settings);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^1 prospect, .* deleted\.\n.*\nAnother program, such as a backup, is reading the database/,
    );
  });

  test("lists undelivered prospects, and retries them", async () => {
    const platform = await startFakePlatform(createResponder(503, { "retry-after": "86400" }));
    const settings = { DATA_DIR: createTempFolder(), PLATFORM_URL: platform.url };
    const { app } = await buildTestApp({ settings, runsBackgroundWork: true });
    const receipt = (await app.inject(createJsonPost())).json();
    const undelivered = async () => (await run(settings, "undelivered")).stdout;
    await expect
      .poll(undelivered)
      .toMatch(/attempts 1, next attempt .*, last failure: HTTP 503\n$/);
    expect(await undelivered()).toContain(
      `${receipt.id}  to platform, received ${receipt.receivedAt}`,
    );
    platform.respondWith(createResponder(201));
    expect(await run(settings, "retry")).toMatchObject({
      code: 0,
      stdout: "1 to be tried again by the running server: prospects\n",
    });
    await expect.poll(undelivered).toBe("No undelivered prospects.\n");
    expect(platform.requests).toHaveLength(2);
  });

  test("withdraws what waits for a removed setting, once confirmed", async () => {
    const settings = { DATA_DIR: createTempFolder() };
    const settingsWithPlatform = { ...settings, PLATFORM_URL: "https://platform.example" };
    await addAnna(settingsWithPlatform);
    const runWith = async (runSettings: Record<string, string>, ...args: string[]) =>
      (await run(runSettings, ...args)).stdout;
    expect(await runWith(settingsWithPlatform, "withdraw", "--yes")).toBe(
      "0 withdrawn: prospects\n",
    );
    expect(await runWith(settingsWithPlatform, "withdraw")).toBe(
      "No deliveries wait for a setting.\n",
    );
    for (let times = 0; times < 2; times++) {
      expect(await runWith(settings, "withdraw")).toBe("1 wait until PLATFORM_URL is set\n");
    }
    expect(await runWith(settings, "withdraw", "--yes")).toBe("1 withdrawn: prospects\n");
    expect(await runWith(settings, "withdraw")).toBe("No deliveries wait for a setting.\n");
    expect(await runWith(settingsWithPlatform, "retry")).toMatch(/^0 to be tried again/);
    expect(await runWith(settingsWithPlatform, "undelivered")).toMatch(/^No undelivered prospects/);
  });

  test("reports a missing database, and creates none", async () => {
    const settings = { DATA_DIR: join(createTempFolder(), "data") };
    const { code, stdout, stderr } = await run(settings, "list");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^The database .* does not exist yet.*DATA_DIR/);
    expect(existsSync(settings.DATA_DIR)).toBe(false);
  });

  test("explains why a file cannot be written", async () => {
    const { settings } = await createDatabaseWithProspect();
    const { code, stderr } = await run(settings, "export", "--output", "/nowhere/prospects.csv");
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Cannot write the file: ENOENT.*\n$/);
  });

  test.each([
    [[], "Usage: npm run prospects -- "],
    [["delete", "--email", "a@b.example"], "npm run person -- delete"],
    [["delete", "--reference", "A1B2"], "Enter a reference of eight digits"],
    [["show", "--email", "a@b.example"], "npm run person -- show"],
  ])("prints its usage after %j", async (args, reason) => {
    const { code, stdout, stderr } = await run({ DATA_DIR: createTempFolder() }, ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(reason);
    expect(stderr).toContain("Usage: npm run prospects -- ");
  });
});
