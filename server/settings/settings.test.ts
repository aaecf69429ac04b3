import { userInfo } from "node:os";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { OperatorError } from "../cli/operator-error.ts";
import { expectedFormats } from "./setting-formats.ts";
import { readSettings, settingNames } from "./settings.ts";

describe("readSettings", () => {
  test("has a default for every setting", () => {
    expect(readSettings({})).toEqual({
      PORT: 3000,
      HOST: "localhost",
      DATA_DIR: resolve("data"),
      DATABASE_URL: { dialect: "sqlite", file: resolve("data/idi.sqlite") },
      PLATFORM_URL: "https://platform.idi.example",
      SITE_URL: "http://localhost:3000",
      HSTS_PRELOAD: false,
      DELIVERY: true,
      RATE_LIMIT: { max: 30, timeWindow: 600_000 },
      RATE_LIMIT_OVERALL: { max: 3000, timeWindow: 600_000 },
      TRUST_PROXY: [],
      RETENTION_DAYS: 395,
      GEOCODE_LIMIT: { max: 300, timeWindow: 600_000 },
      TILES_URL: "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
      GEOCODER_BUDGET: { max: 1000, timeWindow: 3_600_000 },
      TILES_BUDGET: { max: 480, timeWindow: 60_000 },
      TILES_MEMORY_MB: 64,
      DIST_DIR: resolve("dist"),
      deliveryTargets: { platform: undefined, mail: undefined },
    });
  });

  test("treats an empty setting as absent, and ignores unknown ones", () => {
    expect(readSettings({ PORT: "", HOST: " ", DATABASE_URL: "", COLOR: "blue" })).toEqual(
      readSettings({}),
    );
  });

  test("reads every setting", () => {
    const plainSettings = {
      HOST: "0.0.0.0",
      DATA_DIR: "/var/lib/idi",
      GEOCODER_URL: "https://geo.example/json?region=se",
      GEOCODER_KEY: "s3cret",
      TILES_URL: "https://tiles.example/{z}/{x}/{y}.png?style=streets",
      METRICS_TOKEN: "a-secret-of-the-tests",
      DIST_DIR: "/srv/site",
      BACKUP_FOLDER: "/mnt/backups",
      ADMIN_SIGN_IN: "https://sign-in.example",
    };
    const givenSettings = {
      ...plainSettings,
      PORT: "0",
      PLATFORM_URL: "https://app.idi.example/start",
      PLATFORM_MESSAGES: "/api/contact-message",
      SITE_URL: "https://idi.example/",
      HSTS_PRELOAD: "on",
      RATE_LIMIT: "5/2h",
      RATE_LIMIT_OVERALL: "off",
      TRUST_PROXY: "loopback, 10.1.0.0/16,2001:db8::/32,192.0.2.1",
      RETENTION_DAYS: "30",
      SMTP_URL: "smtps://idi:geheim@mail.example:465",
      NOTIFY_TO: "sales@idi.example, office@idi.example",
      NOTIFY_FROM: "website@idi.example",
      GEOCODE_LIMIT: "off",
      GEOCODER_BUDGET: "off",
      TILES_BUDGET: "20/1s",
      TILES_MEMORY_MB: "50",
      DELIVERY: "off",
      DATABASE_URL: "sqlite:/srv/idi.sqlite",
      SMTP_TLS: "off",
      ADMIN_REPOSITORY: "https://github.com/idi/website",
    };
    expect(Object.keys(givenSettings).sort()).toEqual(settingNames.toSorted());
    expect(readSettings(givenSettings)).toEqual({
      ...plainSettings,
      PORT: 0,
      DATABASE_URL: { dialect: "sqlite", file: "/srv/idi.sqlite" },
      ADMIN_REPOSITORY: { service: "github", origin: "https://github.com", name: "idi/website" },
      PLATFORM_URL: "https://app.idi.example/start",
      SITE_URL: "https://idi.example",
      HSTS_PRELOAD: true,
      DELIVERY: false,
      RATE_LIMIT: { max: 5, timeWindow: 7_200_000 },
      RATE_LIMIT_OVERALL: null,
      TRUST_PROXY: ["loopback", "10.1.0.0/16", "2001:db8::/32", "192.0.2.1"],
      RETENTION_DAYS: 30,
      GEOCODE_LIMIT: null,
      GEOCODER_BUDGET: { max: Number.MAX_SAFE_INTEGER, timeWindow: 1000 },
      TILES_BUDGET: { max: 20, timeWindow: 1000 },
      TILES_MEMORY_MB: 50,
      deliveryTargets: {
        platform: "https://app.idi.example/start",
        platformMessages: "/api/contact-message",
        mail: {
          server: "smtps://idi:geheim@mail.example:465",
          requiresTls: false,
          to: ["sales@idi.example", "office@idi.example"],
          from: "website@idi.example",
        },
      },
    });
  });

  test.each([
    ["https://idi.example", "https://idi.example"],
    ["https://idi.example", "https://idi.example/app"],
    ["https://idi.example", "http://IDI.example/"],
    ["http://localhost:3000", "http://localhost:3000"],
  ])("refuses a platform URL on the host of the site %s: %s", (SITE_URL, PLATFORM_URL) => {
    expect(() => readSettings({ SITE_URL, PLATFORM_URL })).toThrow(
      /PLATFORM_URL .*not this site's/,
    );
  });

  const platform = { PLATFORM_URL: "https://app.example" };
  const geocoder = { GEOCODER_URL: "https://geo.example/", GEOCODER_KEY: "x" };
  const mail = { SMTP_URL: "smtp://mail.example", NOTIFY_TO: "a@b.example" };
  const sqlite = (file: string) => ({ DATABASE_URL: { dialect: "sqlite", file } });
  const postgres = (url: string) => ({ DATABASE_URL: { dialect: "postgres", url } });
  test.each<[Record<string, string>, object]>([
    [
      mail,
      {
        deliveryTargets: { mail: { requiresTls: true, to: ["a@b.example"], from: "a@b.example" } },
      },
    ],
    [{ ...mail, SMTP_TLS: "required" }, { deliveryTargets: { mail: { requiresTls: true } } }],
    [{ ...mail, SMTP_TLS: "off" }, { deliveryTargets: { mail: { requiresTls: false } } }],
    [
      { ...platform, PLATFORM_MESSAGES: "off" },
      { deliveryTargets: { platformMessages: undefined } },
    ],
    [{ ...platform, PLATFORM_MESSAGES: "/api" }, { deliveryTargets: { platformMessages: "/api" } }],
    [
      { ...platform, PLATFORM_MESSAGES: "https://crm.example/hook" },
      { deliveryTargets: { platformMessages: "https://crm.example/hook" } },
    ],
    [{ RATE_LIMIT: "1/1s" }, { RATE_LIMIT: { max: 1, timeWindow: 1000 } }],
    [{ TILES_URL: "off" }, { TILES_URL: null }],
    ...["https://Tiles.example/{z}/{x}/{y}.png", "https://tiles.example:443/{z}/{x}/{y}.png"].map(
      (TILES_URL): [Record<string, string>, object] => [{ TILES_URL }, { TILES_URL }],
    ),
    [{ DATA_DIR: "/var/lib/idi" }, sqlite("/var/lib/idi/idi.sqlite")],
    [{ DATABASE_URL: "sqlite:/var/idi.db" }, sqlite("/var/idi.db")],
    [{ DATABASE_URL: "sqlite:///var/idi.db" }, sqlite("/var/idi.db")],
    [{ DATABASE_URL: "sqlite:kept/idi.db" }, sqlite(resolve("kept/idi.db"))],
    [{ DATABASE_URL: "sqlite:./kept/idi.db" }, sqlite(resolve("kept/idi.db"))],
    [{ DATABASE_URL: "postgres://u:p@db:5432/idi" }, postgres("postgres://u:p@db:5432/idi")],
    [
      { ADMIN_REPOSITORY: "https://gitlab-ee.idi.example/web/site" },
      { ADMIN_REPOSITORY: { service: "gitlab", name: "web/site" } },
    ],
    [{ DATABASE_URL: "postgresql://db/i?ssl=1" }, postgres("postgresql://db/i?ssl=1")],
    [
      { DATABASE_URL: "postgres:///idi?host=/run/pg&user=idi" },
      postgres("postgres:///idi?host=/run/pg&user=idi"),
    ],
    [
      { DATABASE_URL: "postgres:///idi?host=/run/pg" },
      postgres(`postgres:///idi?host=%2Frun%2Fpg&user=${userInfo().username}`),
    ],
  ])("reads %j", (settings, expected) => {
    expect(readSettings(settings)).toMatchObject(expected);
  });

  test.each([
    ...["65536", "80a", "-1"].map((value) => ["PORT", value]),
    ["HOST", "two words"],
    ...["platform.idi.example", "javascript:alert(1)"].map((value) => ["PLATFORM_URL", value]),
    ...["https://app.example/#/login", "https://app.example/login?lang=sv"].map((value) => [
      "PLATFORM_URL",
      value,
    ]),
    ...["https://idi.example/path", "ftp://idi.example"].map((value) => ["SITE_URL", value]),
    ["HSTS_PRELOAD", "yes"],
    ...["30", "0/10m", "30/10d", "many"].map((value) => ["RATE_LIMIT", value]),
    ...["0", "a year"].map((value) => ["RETENTION_DAYS", value]),
    ...["true", "1", "proxy.example", "10.1"].map((value) => ["TRUST_PROXY", value]),
    ...["10.0.0.0/8,", "10.0.0.0/33", "0.0.0.0/0", "::/0"].map((value) => ["TRUST_PROXY", value]),
    ...["10.0.0.0/8/8", "fe80::1%eth-0"].map((value) => ["TRUST_PROXY", value]),
    ["SMTP_TLS", "on"],
    ["DELIVERY", "no"],
    ...["0", "1.5"].map((value) => ["TILES_MEMORY_MB", value]),
  ] as [string, string][])("names a wrong %s and its value: %s", (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(OperatorError);
    expect(read).toThrow(`The setting ${name} is ${JSON.stringify(value)}: it must be `);
  });

  test.each([
    ["SITE_URL", "www.idi.example", expectedFormats.origin],
    ["ADMIN_REPOSITORY", "git@github.com:owner/website.git", expectedFormats.repository],
    ["ADMIN_REPOSITORY", "https://github.com/owner/website/tree/main", expectedFormats.repository],
    ["ADMIN_REPOSITORY", "https://gitlab.example/a/b/-/tree/main", expectedFormats.repository],
  ])("says of %s %s what that setting must be", (name, value, expected) => {
    expect(() => readSettings({ [name]: value })).toThrow(`it must be ${expected}.`);
  });

  test("does not repeat a password that is part of a URL", () => {
    const read = () => readSettings({ PLATFORM_URL: "https://idi:geheim@idi.example" });
    expect(read).toThrow('"https://***@idi.example"');
    expect(read).not.toThrow("geheim");
  });

  /** Each of these values of a setting is refused with these words. */
  const createWrong = (name: string, message: string | RegExp, ...values: string[]) =>
    values.map((value): [Record<string, string>, string | RegExp] => [{ [name]: value }, message]);
  const platformMessage = "PLATFORM_MESSAGES is not valid";
  test.each<[Record<string, string>, string | RegExp]>([
    ...createWrong(
      "PLATFORM_MESSAGES",
      platformMessage,
      "api/geheim",
      "//crm.example/geheim",
      "ftp://x/geheim",
    ),
    [{ ...platform, PLATFORM_MESSAGES: "http://localhost:3000/geheim" }, platformMessage],
    [{ PLATFORM_MESSAGES: "/api" }, "PLATFORM_URL is missing"],
    ...createWrong(
      "DATABASE_URL",
      /DATABASE_URL .*or a PostgreSQL database/,
      ...["postgres://idi:geheim@db", "postgres:///idi", "postgres:///idi?host=db"],
      ...["postgres://%zz/idi", "postgres://%ff/idi"],
      ...["mysql://idi:geheim@db/idi", "sqlite::memory:", "sqlite:", "sqlite://x/y"],
      "postgres://idi:ge@heim#x@db/idi",
    ),
    ...createWrong(
      "TILES_URL",
      /TILES_URL .*such as https:/,
      ...["on", "https://tiles.example/{z}/{x}.png?key=geheim", "file:///{z}/{x}/{y}.png"],
      "https://{z}.tiles.example/{x}/{y}.png?key=geheim",
      "https://tiles.example:44{z}/{x}/{y}.png?key=geheim",
      "https://idi:geheim@tiles.example/{z}/{x}/{y}.png",
      ...["https://{s}.tiles.example/{z}/{x}/{y}.png", "https://tiles.example/{z}/{x}/{y}{r}.png"],
    ),
    [{ NOTIFY_TO: "sales@idi.example" }, "The setting SMTP_URL is missing: it must be a mail"],
    [{ SMTP_URL: "smtp://geheim@mail.example" }, "The setting NOTIFY_TO is missing: it must be "],
    ...[
      "https://geheim@mail.example",
      "smtp://",
      "smtp:geheim",
      "smtps://idi:12#geheim@mail.example",
      "smtps://idi:geheim@10.0.0.256:465",
      "smtps://%MAILHOST%",
    ].map((SMTP_URL): [Record<string, string>, string] => [
      { ...mail, SMTP_URL },
      "SMTP_URL is not valid",
    ]),
    [{ ...mail, NOTIFY_TO: "a@b.example, b" }, "NOTIFY_TO is "],
    [{ ...mail, NOTIFY_TO: "'a@b.example'" }, "NOTIFY_TO is "],
    [{ ...mail, NOTIFY_TO: "mailto:a@b.example" }, "NOTIFY_TO is "],
    [{ ...mail, NOTIFY_TO: "a@b.example;" }, "NOTIFY_TO is "],
    [{ NOTIFY_FROM: "Sales <a@b.example>" }, "NOTIFY_FROM is "],
    [{ GEOCODER_KEY: "geheim" }, "The setting GEOCODER_URL is missing: it must be a web address"],
    [
      { GEOCODER_URL: "https://geo.example/?token=geheim" },
      "The setting GEOCODER_KEY is missing: it must be ",
    ],
    [{ ...geocoder, GEOCODER_KEY: "ge heim" }, "GEOCODER_KEY is not valid"],
    [{ ...geocoder, GEOCODER_URL: "geo.example?key=geheim" }, "GEOCODER_URL is not valid"],
    [
      { ...geocoder, GEOCODER_URL: "ftp://geheim@geo.example" },
      /^The setting GEOCODER_URL is not valid.* GEOCODER_KEY\.$/,
    ],
  ])("refuses %j without repeating what may be secret", (settings, message) => {
    const read = () => readSettings({ ...settings });
    expect(read).toThrow(message);
    expect(read).not.toThrow(/geheim|ge heim|:memory/);
  });

  test("names every wrong setting at once", () => {
    expect(() => readSettings({ PORT: "x", RATE_LIMIT: "x" })).toThrow(/PORT.*\n.*RATE_LIMIT/);
  });
});
