import { statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { findRiskySettings } from "#server/settings/risky-settings.ts";
import { type DatabaseSetting, getDatabaseHost } from "#server/settings/setting-formats.ts";
import { readSettings, type Settings, SettingsError } from "#server/settings/settings.ts";
import { usesHttps } from "#server/settings/uses-https.ts";
import type { LaunchIssue } from "./launch-issue.ts";

/** Secrets of .env.example, which are public. */
export const exampleSecrets: Record<string, string> = {
  GEOCODER_KEY: "key-of-the-service",
  METRICS_TOKEN: "write-a-long-secret-here",
};

type Environment = Record<string, string | undefined>;

/**
 * Issues in the settings: missing, invalid, or at the example's value. `policyDays` is the
 * retention that the privacy policy states. No value is repeated: it may be a secret.
 */
export function findSettingIssues(environment: Environment, policyDays?: number): LaunchIssue[] {
  const createIssue = (setting: string, message: string): LaunchIssue => ({
    kind: "setting",
    key: setting,
    message,
  });
  let settings: Settings;
  try {
    settings = readSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.issues.map(({ setting, message }) => createIssue(setting, message));
  }
  const isSet = (name: string) => Boolean(environment[name]?.trim());
  const exampleHosts = Object.entries(getHosts(settings, isSet))
    .filter(([, hosts]) => hosts.some(isReserved))
    .map(([name]) => createIssue(name, "must not name an example host"));
  const usedExampleSecrets = Object.entries(exampleSecrets)
    .filter(([name, example]) => environment[name] === example)
    .map(([name]) => createIssue(name, "must not be the example value, which is public"));
  const issues: [setting: string, isOpen: boolean, message: string][] = [
    ["SITE_URL", !isSet("SITE_URL"), "is missing: enter the public address of the site"],
    ["SITE_URL", isSet("SITE_URL") && !usesHttps(settings), "must begin with https"],
    ["PLATFORM_URL", !isSet("PLATFORM_URL"), "is missing: Sign in and Register link to an example"],
  ];
  return [
    ...issues
      .filter(([, isOpen]) => isOpen)
      .map(([setting, , message]) => createIssue(setting, message)),
    ...exampleHosts,
    ...usedExampleSecrets,
    ...findRiskySettings(settings, policyDays)
      .filter(({ blocksLaunch }) => blocksLaunch)
      .map(({ setting, message }) => createIssue(setting, message)),
    ...findBackupRisks(environment.BACKUP_FOLDER?.trim(), settings).map((message) =>
      createIssue("BACKUP_FOLDER", message),
    ),
  ];
}

/** The hosts in the settings that are set. */
function getHosts(settings: Settings, isSet: (name: string) => boolean): Record<string, string[]> {
  const { platform, platformMessages, mail } = settings.deliveryTargets;
  const urls = {
    SITE_URL: [settings.SITE_URL],
    PLATFORM_URL: [platform],
    PLATFORM_MESSAGES: [platformMessages],
    SMTP_URL: [mail?.server],
    NOTIFY_TO: mail?.to.map(toUrl) ?? [],
    NOTIFY_FROM: mail ? [toUrl(mail.from)] : [],
    GEOCODER_URL: [settings.GEOCODER_URL],
    TILES_URL: [settings.TILES_URL ?? undefined],
  };
  return Object.fromEntries(
    Object.entries(urls)
      .filter(([name]) => isSet(name))
      .map(([name, list]) => [
        name,
        list.flatMap((url = "") => (URL.canParse(url) ? [new URL(url).hostname] : [])),
      ]),
  );
}

function toUrl(email: string): string {
  return `smtp://${email.replace(/^.*@/, "")}`;
}

/** Whether a host name is reserved by RFC 2606 or RFC 6761. */
function isReserved(host: string): boolean {
  return /(^|\.)(example|test|invalid|example\.(com|net|org))$/.test(host);
}

function findBackupRisks(
  folder: string | undefined,
  { DATA_DIR, DATABASE_URL }: Settings,
): string[] {
  if (!folder) return ["is missing: backups are written beside the database"];
  if (isRemote(DATABASE_URL)) return [];
  const data = DATABASE_URL.dialect === "sqlite" ? dirname(DATABASE_URL.file) : DATA_DIR;
  const isSame = getDevice(resolve(folder)) === getDevice(data);
  return isSame ? ["must be on another disk than the database"] : [];
}

/** Whether a database is on another machine: by a domain or an IP address. A container's neighbour has neither. */
function isRemote(database: DatabaseSetting): boolean {
  if (database.dialect === "sqlite") return false;
  const host = getDatabaseHost(database.url);
  return /[.:]/.test(host.replace(/:\d+$/, "")) && !/^(\/|127\.|\[::1\])/.test(host);
}

/** The disk of a folder, which may not exist yet, or be in one that we may not open. */
function getDevice(folder: string): number {
  try {
    return statSync(folder).dev;
  } catch {
    return getDevice(dirname(folder));
  }
}
