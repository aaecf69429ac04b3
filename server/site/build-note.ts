import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Env } from "../env.ts";
import { StartupError } from "../startup-error.ts";

/** Where the build notes what its pages were made with. Never served. */
export const buildNoteFile = ".build.json";

/** The settings that are written into the pages and their headers. */
export type PageSettings = Pick<Env, "SITE_URL" | "PLATFORM_URL" | "HSTS_PRELOAD">;

const schema = z.object({
  /** Changes with every source and setting of the pages. */
  fingerprint: z.string(),
  /** When, in ISO 8601. */
  builtAt: z.string(),
  settings: z.object({
    SITE_URL: z.string(),
    PLATFORM_URL: z.string(),
    HSTS_PRELOAD: z.boolean(),
  } satisfies Record<keyof PageSettings, z.ZodType>),
  /** What the privacy policy prints. */
  websiteFormDays: z.number(),
  websiteBackupDays: z.number(),
  /** How much of the content is marked as a sample. */
  samples: z.number().default(0),
});

export type BuildNote = z.infer<typeof schema>;

/** The note in a folder with a built site; nothing of a build that has none. */
export function readBuildNote(distDir: string): BuildNote | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(join(distDir, buildNoteFile), "utf8")));
  } catch {
    return undefined;
  }
}

/** Throws a `StartupError` if the pages were built with other settings than these. */
export function requireSettingsOfBuild(build: BuildNote | undefined, env: PageSettings): void {
  if (!build) return;
  const names = Object.keys(build.settings) as (keyof PageSettings)[];
  const lines = names
    .filter((name) => build.settings[name] !== env[name])
    .map(
      (name) =>
        `The setting ${name} is ${shown(env[name])}, but the pages were built with ` +
        `${shown(build.settings[name])}.`,
    );
  if (lines.length === 0) return;
  lines.push("Build the pages again with the settings of the server, or give the server theirs.");
  throw new StartupError(lines.join("\n"));
}

function shown(value: string | boolean): string {
  return typeof value === "string" ? JSON.stringify(value) : value ? '"on"' : '"off"';
}

/** What to warn of when submissions are kept for another time than the built privacy policy prints, if they are. */
export function otherPeriodPrinted(build: BuildNote | undefined, days: number): string | undefined {
  if (!build || build.websiteFormDays === days) return undefined;
  return (
    `Submissions are kept for ${days} days (RETENTION_DAYS), but the privacy policy of this build ` +
    `prints ${build.websiteFormDays}. Change the setting, or websiteFormDays in content/facts.yaml ` +
    "and build again."
  );
}

/** What to warn of when a site that is reached by https holds samples, if it does. */
export function samplesPublished(
  build: BuildNote | undefined,
  { SITE_URL }: Pick<Env, "SITE_URL">,
): string | undefined {
  if (!build?.samples || !SITE_URL.startsWith("https:")) return undefined;
  return `The pages hold samples (${build.samples}) and are public: npm run launch lists them`;
}

/** How long a backup is kept, in days: as the built privacy policy prints, or 14. */
export function backupDaysOf(build: BuildNote | undefined): number {
  return build?.websiteBackupDays ?? 14;
}

const { version } = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
) as { version: string };

/** Which release runs and which build it serves, for the log and the metrics. */
export function runningRelease(build: BuildNote | undefined) {
  return {
    version,
    build: build?.fingerprint.slice(0, 12) ?? "unknown",
    built_at: build?.builtAt ?? "unknown",
  };
}
