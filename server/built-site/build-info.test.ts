import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { OperatorError } from "../cli/operator-error.ts";
import { readSettings } from "../settings/settings.ts";
import {
  assertBuildSettings,
  type BuildInfo,
  buildInfoFile,
  getSamplesWarning,
  readBuildInfo,
} from "./build-info.ts";

const buildSettings = {
  SITE_URL: "https://www.idi.example",
  PLATFORM_URL: "https://platform.example",
};
const build: BuildInfo = {
  fingerprint: "a1b2",
  builtAt: "2026-01-31T12:00:00.000Z",
  settings: { ...buildSettings, HSTS_PRELOAD: false },
  websiteFormDays: 395,
  websiteBackupDays: 14,
  websiteStatisticsMonths: 25,
  websiteSpamDays: 30,
  geocodeCacheDays: 30,
  samples: 3,
};
const start = (settings: Record<string, string>) => () =>
  assertBuildSettings(build, readSettings(settings));

test("reads what the build recorded, and nothing where there is no record", () => {
  const folder = createTempFolder();
  expect(readBuildInfo(folder)).toBeUndefined();
  writeFileSync(join(folder, buildInfoFile), JSON.stringify(build));
  expect(readBuildInfo(folder)).toEqual(build);
});

test.each(["", "{", JSON.stringify({ ...build, websiteSpamDays: undefined })])(
  "refuses a record that is damaged or lacks a field: %s",
  (text) => {
    const folder = createTempFolder();
    writeFileSync(join(folder, buildInfoFile), text);
    const readInfo = () => readBuildInfo(folder);
    expect(readInfo).toThrow(OperatorError);
    expect(readInfo).toThrow(`${buildInfoFile} cannot be read`);
  },
);

test("accepts the settings of the build, and any settings if the build recorded none", () => {
  expect(start(buildSettings)).not.toThrow();
  expect(() => assertBuildSettings(undefined, readSettings({}))).not.toThrow();
  expect(start({}), "each that differs is named").toThrow(/SITE_URL[\s\S]*PLATFORM_URL/);
});

test.each([
  [
    { ...buildSettings, SITE_URL: "https://idi.example" },
    /SITE_URL is "https:\/\/idi\.example".*"https:\/\/www/,
  ],
  [
    { ...buildSettings, PLATFORM_URL: "" },
    /PLATFORM_URL is "https:.*\.example".*"https:\/\/platform\./,
  ],
  [{ ...buildSettings, HSTS_PRELOAD: "on" }, /HSTS_PRELOAD is "on", .* with "off"/],
])("names both values of a setting that differs from the build: %j", (settings, message) => {
  expect(start(settings)).toThrow(message);
});

test("warns when a public site holds samples", () => {
  expect(getSamplesWarning(build, readSettings(buildSettings))).toContain("(3)");
  expect(getSamplesWarning({ ...build, samples: 0 }, readSettings(buildSettings))).toBeUndefined();
  expect(
    getSamplesWarning(build, readSettings({ SITE_URL: "http://idi.example" })),
  ).toBeUndefined();
  expect(getSamplesWarning(undefined, readSettings(buildSettings))).toBeUndefined();
});
