import { describe, expect, test, vi } from "vitest";
import { findRiskySettings } from "./risky-settings.ts";
import { readSettings } from "./settings.ts";

const listWarned = (settings: Record<string, string | undefined>) =>
  findRiskySettings(readSettings(settings)).map(({ setting }) => setting);
const mail = { SMTP_URL: "smtps://mail.example", NOTIFY_TO: "sales@idi.example" };
const unencryptedServer = "smtp://mail.example";

describe("findRiskySettings", () => {
  test.each([
    { PLATFORM_URL: "https://platform.example", ...mail },
    { PLATFORM_URL: "https://platform.example", PLATFORM_MESSAGES: "/messages" },
    { PLATFORM_URL: "http://127.0.0.1:4000", ...mail },
    { PLATFORM_URL: "http://[::1]:4000", ...mail },
    { ...mail, SMTP_URL: unencryptedServer },
    { ...mail, SMTP_URL: "smtp://localhost:25", SMTP_TLS: "off" },
    { ...mail, SMTP_TLS: "off" },
    { ...mail, SITE_URL: "https://www.idi.example", TRUST_PROXY: "loopback" },
    { ...mail, DATABASE_URL: "sqlite:/var/lib/idi.sqlite" },
    { ...mail, DATABASE_URL: "postgres://idi:geheim@localhost/idi" },
    { ...mail, DATABASE_URL: "postgres://idi@db.example/idi?host=/var/run/postgresql" },
    { ...mail, DATABASE_URL: "postgres://idi:geheim@db.example/idi?sslmode=verify-full" },
    { ...mail, DATABASE_URL: "postgres://idi:geheim@db.example/idi?ssl=true" },
    { ...mail, DATABASE_URL: "postgres://idi:geheim@db.example/idi?sslrootcert=/nowhere/ca.pem" },
    { ...mail, DATABASE_URL: "postgres://idi:ge%edheim@db.example/idi" },
  ])("does not warn of %j", (settings) => {
    expect(listWarned(settings)).toEqual([]);
  });

  test.each([
    ["PLATFORM_URL", { PLATFORM_URL: "http://platform.example", ...mail }],
    ["PLATFORM_URL", { PLATFORM_URL: "http://127.0.0.1.example", ...mail }],
    [
      "PLATFORM_MESSAGES",
      { PLATFORM_URL: "https://platform.example", PLATFORM_MESSAGES: "http://crm.example/geheim" },
    ],
    ["SMTP_TLS", { ...mail, SMTP_URL: unencryptedServer, SMTP_TLS: "off" }],
    ["DELIVERY", { ...mail, DELIVERY: "off" }],
    ["PLATFORM_URL", {}],
    ["TRUST_PROXY", { ...mail, SITE_URL: "https://www.idi.example" }],
    ["SMTP_URL", { PLATFORM_URL: "https://platform.example" }],
    ["DATABASE_URL", { ...mail, DATABASE_URL: "postgres://idi:geheim@db.example/idi" }],
    [
      "DATABASE_URL",
      { ...mail, DATABASE_URL: "postgres://idi:geheim@db.example/idi?sslmode=disable" },
    ],
  ])("warns of %s, once, in %j", (setting, settings) => {
    expect(listWarned(settings)).toEqual([setting]);
    expect(JSON.stringify(findRiskySettings(readSettings(settings)))).not.toContain("geheim");
  });

  test.each([
    ["require", "", []],
    ["require", "?sslmode=disable", ["DATABASE_URL"]],
    ["disable", "", ["DATABASE_URL"]],
    ["required", "", ["DATABASE_URL"]],
    ["disable", "?sslmode=verify-full", []],
  ])("lets PGSSLMODE=%s count unless the URL has options: %j", (mode, options, warned) => {
    vi.stubEnv("PGSSLMODE", mode);
    const DATABASE_URL = `postgres://idi:geheim@db.example/idi${options}`;
    expect(listWarned({ ...mail, DATABASE_URL })).toEqual(warned);
  });

  test("warns when the privacy policy states another retention period", () => {
    const settings = readSettings({ ...mail, RETENTION_DAYS: "30" });
    expect(findRiskySettings(settings, 30)).toEqual([]);
    expect(findRiskySettings(settings, 395)).toMatchObject([
      { setting: "RETENTION_DAYS", blocksLaunch: true },
    ]);
  });
});
