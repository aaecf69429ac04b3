import { spawnSync } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type PageSettings, readBuildInfo } from "#server/built-site/build-info.ts";
import { OperatorError } from "#server/cli/operator-error.ts";
import { distDir, projectRoot, resolvePackageBin } from "../project.ts";
import { computeFingerprint } from "./fingerprint.ts";

/** The folder of a build until it is complete: a server keeps serving the last one. */
const newSite = `${distDir}.new`;
const oldSite = `${distDir}.old`;

/** Whether `dist` has a complete build of the current sources and settings. */
export function isBuilt(settings: PageSettings): boolean {
  return readFingerprint() === computeFingerprint(projectRoot, settings);
}

/** Undefined without a build, or with a record of another release: the site is built again. */
function readFingerprint(): string | undefined {
  try {
    return readBuildInfo(distDir)?.fingerprint;
  } catch (error) {
    if (error instanceof OperatorError) return undefined;
    throw error;
  }
}

/** Builds the site, replaces `dist` by it, and returns the exit code of the build. */
export function buildSite(): number {
  if (!existsSync(join(projectRoot, "node_modules/astro"))) {
    console.error(
      'The packages that build the site are not installed. Run "npm ci --include=dev".',
    );
    return 1;
  }
  const program = resolvePackageBin("astro");
  const { status } = spawnSync(process.execPath, [program, "build", "--outDir", newSite], {
    cwd: projectRoot,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) return status ?? 1;
  rmSync(oldSite, { recursive: true, force: true });
  if (existsSync(distDir)) renameSync(distDir, oldSite);
  renameSync(newSite, distDir);
  rmSync(oldSite, { recursive: true, force: true });
  return 0;
}
