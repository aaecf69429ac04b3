import { symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { readProjectFile } from "#tests/harness/project-files.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { exampleSecrets, findSettingIssues } from "./find-setting-issues.ts";

/** A folder that is on no disk. */
const otherDisk = "/dev";
const validSettings = {
  SITE_URL: "https://www.tove.se",
  PLATFORM_URL: "https://app.tove.se",
  SMTP_URL: "smtps://user:geheim@mail.tove.se:465",
  NOTIFY_TO: "sales@tove.se",
  TRUST_PROXY: "loopback",
  BACKUP_FOLDER: otherDisk,
};
const findIssues = (settings: Record<string, string | undefined>, days?: number) =>
  findSettingIssues(settings, days).map(({ key }) => key);

test("finds nothing in the settings of a real site", () => {
  expect(findSettingIssues(validSettings, 395)).toEqual([]);
});

test("finds missing settings that every real site needs", () => {
  expect(findIssues({})).toEqual(["SITE_URL", "PLATFORM_URL", "PLATFORM_URL", "BACKUP_FOLDER"]);
});

test.each([
  ["SITE_URL", { SITE_URL: "" }],
  ["SITE_URL", { SITE_URL: "http://www.tove.se" }],
  ["SITE_URL", { SITE_URL: "https://www.idi.example" }],
  ["PLATFORM_URL", { PLATFORM_URL: "" }],
  ["PLATFORM_URL", { PLATFORM_URL: "https://platform.example" }],
  ["SMTP_URL", { SMTP_URL: "smtps://user:geheim@mail.example:465" }],
  ["NOTIFY_TO", { NOTIFY_TO: "anna@tove.se, sales@example.com" }],
  ["NOTIFY_FROM", { NOTIFY_FROM: "website@idi.example" }],
  ["SMTP_URL", { SMTP_URL: "", NOTIFY_TO: "" }],
  ["TRUST_PROXY", { TRUST_PROXY: "" }],
  ["METRICS_TOKEN", { METRICS_TOKEN: "write-a-long-secret-here" }],
  ["BACKUP_FOLDER", { BACKUP_FOLDER: "" }],
  ["PORT", { PORT: "many" }],
])("finds %s in %j", (setting, change) => {
  const issues = findSettingIssues({ ...validSettings, ...change });
  expect(issues.map(({ key }) => key)).toEqual([setting]);
  expect(JSON.stringify(issues)).not.toContain("geheim");
});

test("compares the retention with what the privacy policy states", () => {
  expect(findIssues(validSettings, 180)).toEqual(["RETENTION_DAYS"]);
  expect(findIssues({ ...validSettings, RETENTION_DAYS: "180" }, 180)).toEqual([]);
});

describe("backups", () => {
  const folder = tmpdir();
  test.each([
    ["beside an SQLite file", { DATABASE_URL: `sqlite:${folder}/idi.sqlite` }, true],
    ["in a folder that is not there yet", { DATA_DIR: `${folder}/a/b` }, true],
    ["beside a container's database", { DATABASE_URL: "postgres://u:p@database/idi" }, true],
    ["beside a database at a socket", { DATABASE_URL: "postgres:///idi?host=/run/db.1" }, true],
    ["beside a database at 127.0.0.1", { DATABASE_URL: "postgres://u:p@127.0.0.1:5433/idi" }, true],
    [
      "far from a database named in the query",
      { DATABASE_URL: "postgres://u:p@localhost/idi?host=db.tove.se" },
      false,
    ],
    ["far from their database", { DATABASE_URL: "postgres://u:p@db.tove.se/idi" }, false],
    ["beside a database at [::1]", { DATABASE_URL: "postgres://u:p@[::1]:5433/idi" }, true],
    ["far from an IPv6 address", { DATABASE_URL: "postgres://u:p@[2001:db8::1]/idi" }, false],
  ])("%s", (_, change, isOpen) => {
    const BACKUP_FOLDER = join(createTempFolder(), "backups");
    const DATA_DIR = createTempFolder();
    const issues = findIssues({ ...validSettings, DATA_DIR, ...change, BACKUP_FOLDER });
    expect(issues).toEqual(isOpen ? ["BACKUP_FOLDER"] : []);
  });
});

test("a folder of backups that cannot be opened is on the disk of the one above it", () => {
  const link = join(createTempFolder(), "link");
  symlinkSync(link, link);
  expect(findIssues({ ...validSettings, BACKUP_FOLDER: join(link, "backups") })).toEqual(
    findIssues({ ...validSettings, BACKUP_FOLDER: dirname(link) }),
  );
});

test("knows the secrets of .env.example", () => {
  const example = readProjectFile(".env.example");
  for (const [name, value] of Object.entries(exampleSecrets)) {
    expect(example).toContain(`#${name}=${value}\n`);
  }
});
