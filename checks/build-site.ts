import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Env } from "../server/env.ts";
import { builtSite, packageProgram, projectRoot } from "./project.ts";
import { runCommand } from "./run-command.ts";

const fingerprintFile = join(builtSite, ".fingerprint");

/** Everything that the pages are made of. */
const sources = [
  "content/**/*",
  "src/**/*",
  "locale/**/*",
  "contract/**/*",
  "build/**/*",
  "public/**/*",
  "astro.config.ts",
  "package.json",
  "package-lock.json",
  "server/env.ts",
];

type PageSettings = Pick<Env, "SITE_URL" | "PLATFORM_URL">;

/** Tells whether `dist` holds a complete build of the present sources and settings. */
export function isBuilt(settings: PageSettings): boolean {
  try {
    return readFileSync(fingerprintFile, "utf8") === fingerprint(settings);
  } catch {
    return false;
  }
}

/** Builds the site into an emptied `dist` and gives the exit code of the build. */
export async function buildSite(settings: PageSettings): Promise<number> {
  const before = fingerprint(settings);
  rmSync(builtSite, { recursive: true, force: true });
  const code = await runCommand(process.execPath, [packageProgram("astro"), "build"], {
    cwd: projectRoot,
    env: { ASTRO_TELEMETRY_DISABLED: "1" },
  });
  // Written last, so that an interrupted build counts as none.
  if (code === 0) writeFileSync(fingerprintFile, before);
  return code;
}

function fingerprint(settings: PageSettings): string {
  const hash = createHash("sha256").update(`${settings.SITE_URL}\n${settings.PLATFORM_URL}\n`);
  const files = globSync(sources, { cwd: projectRoot, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)))
    .sort();
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(projectRoot, file)))
      .update("\0");
  }
  return hash.digest("hex");
}
