import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { readContentFile } from "#load/files/content-file.ts";
import { factsFile } from "#load/files/shared-values.ts";
import { factsSchema } from "#load/schema/facts.ts";
import {
  type BuildInfo,
  buildInfoFile,
  type PageSettings,
  retentionPeriods,
} from "#server/built-site/build-info.ts";
import { findSamples } from "../launch/find-samples.ts";
import { projectRoot } from "../project.ts";
import { computeFingerprint } from "./fingerprint.ts";

/** Records the settings and facts of the pages, for the server and for later builds. */
export function writeBuildInfo({
  SITE_URL,
  PLATFORM_URL,
  HSTS_PRELOAD,
}: PageSettings): AstroIntegration {
  const settings = { SITE_URL, PLATFORM_URL, HSTS_PRELOAD };
  let before = "";
  return {
    name: "build-info",
    hooks: {
      // A source that changes during the build requires another one.
      "astro:build:start": () => {
        before = computeFingerprint(projectRoot, settings);
      },
      "astro:build:done": ({ dir }) => {
        const { legal } = factsSchema.parse(readContentFile(projectRoot, factsFile)?.data);
        const periods = retentionPeriods.parse(legal);
        const builtAt = new Date().toISOString();
        const samples = findSamples(projectRoot).length;
        const info: BuildInfo = { fingerprint: before, builtAt, settings, ...periods, samples };
        writeFileSync(fileURLToPath(new URL(buildInfoFile, dir)), JSON.stringify(info));
      },
    },
  };
}
