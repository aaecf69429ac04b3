import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { formatCommand } from "../cli/format-command.ts";
import { OperatorError } from "../cli/operator-error.ts";
import type { Settings } from "../settings/settings.ts";
import { usesHttps } from "../settings/uses-https.ts";
import { createIncompleteBuildError, readBuiltFile } from "./build-folder.ts";

/** The file in which the build records the settings and facts of its pages. Never served. */
export const buildInfoFile = ".build.json";

/** The settings that are part of the pages and their headers. */
export type PageSettings = Pick<Settings, "SITE_URL" | "PLATFORM_URL" | "HSTS_PRELOAD">;

/** The periods that the privacy policy states, in days and months. */
export const retentionPeriods = z.object({
  websiteFormDays: z.number(),
  websiteSpamDays: z.number(),
  websiteBackupDays: z.number(),
  websiteStatisticsMonths: z.number(),
  geocodeCacheDays: z.number(),
});

const schema = z.object({
  /** A hash of all sources and settings of the pages. */
  fingerprint: z.string(),
  /** The time of the build, in ISO 8601. */
  builtAt: z.string(),
  settings: z.object({
    SITE_URL: z.string(),
    PLATFORM_URL: z.string(),
    HSTS_PRELOAD: z.boolean(),
  } satisfies Record<keyof PageSettings, unknown>),
  ...retentionPeriods.shape,
  /** The number of samples in the content. */
  samples: z.number(),
});

export type BuildInfo = z.infer<typeof schema>;

/**
 * Reads the record of a build; undefined if there is none.
 * @throws `OperatorError` if it cannot be read: its periods are promised to visitors.
 */
export function readBuildInfo(distDir: string): BuildInfo | undefined {
  if (!existsSync(join(distDir, buildInfoFile))) return undefined;
  const text = readBuiltFile(distDir, buildInfoFile);
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw createIncompleteBuildError(distDir, `${buildInfoFile} cannot be read`);
  }
}

/** @throws `OperatorError` if the pages were built with other settings than these. */
export function assertBuildSettings(build: BuildInfo | undefined, settings: PageSettings): void {
  if (!build) return;
  const names = Object.keys(build.settings) as (keyof PageSettings)[];
  const lines = names
    .filter((name) => build.settings[name] !== settings[name])
    .map(
      (name) =>
        `The setting ${name} is ${formatBuildSetting(settings[name])}, but the pages were built with ` +
        `${formatBuildSetting(build.settings[name])}.`,
    );
  if (lines.length === 0) return;
  lines.push("Build the pages again with the settings of the server, or give the server theirs.");
  throw new OperatorError(lines.join("\n"));
}

function formatBuildSetting(value: string | boolean): string {
  return typeof value === "string" ? JSON.stringify(value) : value ? '"on"' : '"off"';
}

/** Returns the warning for a site on https that contains samples; undefined if it has none. */
export function getSamplesWarning(
  build: BuildInfo | undefined,
  settings: Pick<Settings, "SITE_URL">,
): string | undefined {
  if (!build?.samples || !usesHttps(settings)) return undefined;
  return `The pages are public and contain samples (${build.samples}): ${formatCommand("launch")} lists them`;
}

/** Without a build. */
export const defaultPeriods = {
  websiteBackupDays: 14,
  websiteStatisticsMonths: 25,
  websiteSpamDays: 30,
  geocodeCacheDays: 30,
};

/** Returns the retention periods that the built privacy policy states. */
export function getRetentionPeriods(build: BuildInfo | undefined): typeof defaultPeriods {
  return build ?? defaultPeriods;
}

const { version } = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
) as { version: string };

/** Returns the running release and its build, for the log and the metrics. */
export function getRunningRelease(build: BuildInfo | undefined) {
  return {
    version,
    build: build?.fingerprint.slice(0, 12) ?? "unknown",
    built_at: build?.builtAt ?? "unknown",
  };
}
