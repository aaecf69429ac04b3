import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint, type PageSettings } from "./fingerprint.ts";
import { builtSite, packageProgram, projectRoot } from "./project.ts";
import { runCommand } from "./run-command.ts";

const fingerprintFile = join(builtSite, ".fingerprint");

/** Tells whether `dist` holds a complete build of the present sources and settings. */
export function isBuilt(settings: PageSettings): boolean {
  try {
    return readFileSync(fingerprintFile, "utf8") === fingerprint(projectRoot, settings);
  } catch {
    return false;
  }
}

/** Builds the site into an emptied `dist` and gives the exit code of the build. */
export async function buildSite(settings: PageSettings): Promise<number> {
  const program = packageProgram("astro");
  if (!existsSync(program)) {
    console.error(
      'The packages that build the site are not installed. Run "npm ci --include=dev".',
    );
    return 1;
  }
  const before = fingerprint(projectRoot, settings);
  rmSync(builtSite, { recursive: true, force: true });
  const code = await runCommand(process.execPath, [program, "build"], {
    cwd: projectRoot,
    env: { ASTRO_TELEMETRY_DISABLED: "1" },
  });
  // Written last, so that an interrupted build counts as none.
  if (code === 0) writeFileSync(fingerprintFile, before);
  return code;
}
