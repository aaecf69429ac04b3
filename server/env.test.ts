import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";
import { StartupError } from "./startup-error.ts";

describe("readEnv", () => {
  it("has a default for every setting", () => {
    expect(readEnv({})).toEqual({
      PORT: 3000,
      HOST: "localhost",
      DATA_DIR: resolve("data"),
      DATABASE_URL: { dialect: "sqlite", file: resolve("data/idi.sqlite") },
      PLATFORM_URL: "https://platform.idi.example",
      SITE_URL: "http://localhost:3000",
      HSTS_PRELOAD: false,
      RATE_LIMIT: { max: 30, timeWindow: 600_000 },
      RATE_LIMIT_OVERALL: { max: 3000, timeWindow: 600_000 },
      TRUST_PROXY: [],
      RETENTION_DAYS: 395,
      GEOCODE_LIMIT: { max: 300, timeWindow: 600_000 },
      TILES_URL: "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
      TILES_CACHE_MB: 200,
      DIST_DIR: resolve("dist"),
      delivery: { platform: undefined, mail: undefined },
    });
  });

  it("takes an empty setting as absent, and ignores what it does not know", () => {
    expect(readEnv({ PORT: "", HOST: " ", DATABASE_URL: "", COLOR: "blue" })).toEqual(readEnv({}));
  });

  it("reads every setting", () => {
    const env = readEnv({
      PORT: "0",
      HOST: "0.0.0.0",
      DATA_DIR: "/var/lib/idi",
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
      GEOCODER_URL: "https://geo.example/json?region=se",
      GEOCODER_KEY: "s3cret",
      GEOCODE_LIMIT: "off",
      TILES_URL: "https://tiles.example/{z}/{x}/{y}.png?style=streets",
      TILES_CACHE_MB: "50",
      METRICS_TOKEN: "a-secret-of-the-tests",
      DIST_DIR: "/srv/site",
    });
    expect(env).toEqual({
      PORT: 0,
      HOST: "0.0.0.0",
      DATA_DIR: "/var/lib/idi",
      DATABASE_URL: { dialect: "sqlite", file: join("/var/lib/idi", "idi.sqlite") },
      PLATFORM_URL: "https://app.idi.example/start",
      SITE_URL: "https://idi.example",
      HSTS_PRELOAD: true,
      RATE_LIMIT: { max: 5, timeWindow: 7_200_000 },
      RATE_LIMIT_OVERALL: null,
      TRUST_PROXY: ["loopback", "10.1.0.0/16", "2001:db8::/32", "192.0.2.1"],
      RETENTION_DAYS: 30,
      GEOCODER_URL: "https://geo.example/json?region=se",
      GEOCODER_KEY: "s3cret",
      GEOCODE_LIMIT: null,
      TILES_URL: "https://tiles.example/{z}/{x}/{y}.png?style=streets",
      TILES_CACHE_MB: 50,
      METRICS_TOKEN: "a-secret-of-the-tests",
      DIST_DIR: "/srv/site",
      delivery: {
        platform: "https://app.idi.example/start",
        platformMessages: "/api/contact-message",
        mail: {
          server: "smtps://idi:geheim@mail.example:465",
          requiresTls: true,
          to: ["sales@idi.example", "office@idi.example"],
          from: "website@idi.example",
        },
      },
    });
  });

  it("lets mail come from the first who is told, unless told otherwise", () => {
    const { delivery } = readEnv({ SMTP_URL: "smtp://mail.example", NOTIFY_TO: "a@b.example" });
    expect(delivery.mail).toMatchObject({
      requiresTls: true,
      to: ["a@b.example"],
      from: "a@b.example",
    });
  });

  it.each([
    ["required", true],
    ["off", false],
  ])("reads SMTP_TLS %s", (SMTP_TLS, requiresTls) => {
    const settings = { SMTP_URL: "smtp://mail.example", NOTIFY_TO: "a@b.example", SMTP_TLS };
    expect(readEnv(settings).delivery.mail).toMatchObject({ requiresTls });
  });

  it.each([
    ["off", undefined],
    ["/api/contact-message", "/api/contact-message"],
    ["https://crm.example/hook", "https://crm.example/hook"],
  ])("reads PLATFORM_MESSAGES %s", (text, platformMessages) => {
    const env = readEnv({ PLATFORM_URL: "https://app.idi.example", PLATFORM_MESSAGES: text });
    expect(env.delivery).toMatchObject({ platformMessages });
  });

  it.each([
    ["https://idi.example", "https://idi.example"],
    ["https://idi.example", "https://idi.example/app"],
    ["https://idi.example", "http://IDI.example/"],
    ["http://localhost:3000", "http://localhost:3000"],
  ])("refuses as platform of the site %s the site itself: %s", (SITE_URL, PLATFORM_URL) => {
    expect(() => readEnv({ SITE_URL, PLATFORM_URL })).toThrow(/PLATFORM_URL .*not this site's/);
  });

  it.each([
    ["PLATFORM_URL is missing", { PLATFORM_MESSAGES: "/api" }],
    ["PLATFORM_MESSAGES holds a value", { PLATFORM_MESSAGES: "api/geheim" }],
    ["PLATFORM_MESSAGES holds a value", { PLATFORM_MESSAGES: "//crm.example/geheim" }],
    ["PLATFORM_MESSAGES holds a value", { PLATFORM_MESSAGES: "ftp://crm.example/geheim" }],
    [
      "PLATFORM_MESSAGES holds a value",
      { PLATFORM_URL: "https://app.example", PLATFORM_MESSAGES: "http://localhost:3000/geheim" },
    ],
  ])("says that %s", (message, settings) => {
    const read = () => readEnv(settings);
    expect(read).toThrow(message);
    expect(read).not.toThrow("geheim");
  });

  it.each([
    ["off", null],
    ["1/1s", { max: 1, timeWindow: 1000 }],
    ["30/10m", { max: 30, timeWindow: 600_000 }],
  ])("reads RATE_LIMIT %s", (text, limit) => {
    expect(readEnv({ RATE_LIMIT: text }).RATE_LIMIT).toEqual(limit);
  });

  it("reads TILES_URL off as no source", () => {
    expect(readEnv({ TILES_URL: "off" }).TILES_URL).toBeNull();
  });

  it.each([
    ["sqlite:/var/idi.db", "/var/idi.db"],
    ["sqlite:///var/idi.db", "/var/idi.db"],
    ["sqlite:kept/idi.db", resolve("kept/idi.db")],
    ["sqlite:./kept/idi.db", resolve("kept/idi.db")],
  ])("reads DATABASE_URL %s", (text, file) => {
    expect(readEnv({ DATABASE_URL: text }).DATABASE_URL).toEqual({ dialect: "sqlite", file });
  });

  it.each(["postgres://idi:geheim@db:5432/idi", "postgresql://db/idi?sslmode=require"])(
    "reads DATABASE_URL %s",
    (url) => {
      expect(readEnv({ DATABASE_URL: url }).DATABASE_URL).toEqual({ dialect: "postgres", url });
    },
  );

  it.each([
    ["PORT", "65536"],
    ["PORT", "80a"],
    ["PORT", "-1"],
    ["HOST", "two words"],
    ["PLATFORM_URL", "platform.idi.example"],
    ["PLATFORM_URL", "javascript:alert(1)"],
    ["SITE_URL", "https://idi.example/path"],
    ["SITE_URL", "ftp://idi.example"],
    ["HSTS_PRELOAD", "yes"],
    ["RATE_LIMIT", "30"],
    ["RETENTION_DAYS", "0"],
    ["RETENTION_DAYS", "a year"],
    ["RATE_LIMIT", "0/10m"],
    ["RATE_LIMIT", "30/10d"],
    ["RATE_LIMIT_OVERALL", "many"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "1"],
    ["TRUST_PROXY", "proxy.example"],
    ["TRUST_PROXY", "10.0.0.0/8,"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "10.0.0.0/8;192.0.2.1"],
    ["TRUST_PROXY", "0.0.0.0/0"],
    ["TRUST_PROXY", "::/0"],
    ["TRUST_PROXY", "10.1"],
    ["SMTP_TLS", "on"],
    ["TILES_CACHE_MB", "0"],
    ["TILES_CACHE_MB", "1.5"],
  ])("names a wrong %s and what it holds: %s", (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(StartupError);
    expect(read).toThrow(`The setting ${name} holds ${JSON.stringify(value)}. Expected: `);
  });

  it.each([
    "postgres://idi:geheim@db",
    "postgres:///idi",
    "mysql://idi:geheim@db/idi",
    "sqlite::memory:",
    "sqlite:",
    "sqlite://x/y",
    "x",
  ])("refuses DATABASE_URL %s without repeating it", (value) => {
    const read = () => readEnv({ DATABASE_URL: value });
    expect(read).toThrow(/DATABASE_URL .*or a PostgreSQL database/);
    expect(read).not.toThrow(/geheim|memory/);
  });

  it.each([
    "on",
    "https://tiles.example/{z}/{x}.png?key=geheim",
    "https://{z}.tiles.example/{x}/{y}.png?key=geheim",
    "https://idi:geheim@tiles.example/{z}/{x}/{y}.png",
    "file:///{z}/{x}/{y}.png",
  ])("refuses TILES_URL %s without repeating it", (value) => {
    const read = () => readEnv({ TILES_URL: value });
    expect(read).toThrow(/TILES_URL .*such as https:/);
    expect(read).not.toThrow(/geheim/);
  });

  it("does not repeat a password within an address", () => {
    const read = () => readEnv({ PLATFORM_URL: "https://idi:geheim@idi.example" });
    expect(read).toThrow('"https://***@idi.example"');
    expect(read).not.toThrow("geheim");
  });

  it.each([
    [{ NOTIFY_TO: "sales@idi.example" }, "The setting SMTP_URL is missing. Expected: a mail"],
    [{ SMTP_URL: "smtp://geheim@mail.example" }, "The setting NOTIFY_TO is missing."],
    [
      { SMTP_URL: "https://geheim@mail.example", NOTIFY_TO: "a@b.example" },
      "SMTP_URL holds a value",
    ],
    [{ SMTP_URL: "smtp://mail.example", NOTIFY_TO: "a@b.example, b" }, "NOTIFY_TO holds"],
    [{ NOTIFY_FROM: "Sales <a@b.example>" }, "NOTIFY_FROM holds"],
    [{ GEOCODER_KEY: "geheim" }, "The setting GEOCODER_URL is missing. Expected: a web address"],
    [{ GEOCODER_URL: "https://geo.example/?token=geheim" }, "The setting GEOCODER_KEY is missing."],
    [
      { GEOCODER_URL: "https://geo.example/", GEOCODER_KEY: "ge heim" },
      "GEOCODER_KEY holds a value",
    ],
    [{ GEOCODER_URL: "geo.example?key=geheim", GEOCODER_KEY: "x" }, "GEOCODER_URL holds a value"],
    [{ GEOCODER_URL: "ftp://geheim@geo.example", GEOCODER_KEY: "x" }, "GEOCODER_URL holds a value"],
  ])("refuses %j without repeating what may be secret", (settings, message) => {
    const read = () => readEnv(settings);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/geheim|ge heim/);
  });

  it("names every wrong setting at once", () => {
    expect(() => readEnv({ PORT: "x", RATE_LIMIT: "x" })).toThrow(/PORT.*\n.*RATE_LIMIT/);
  });
});
