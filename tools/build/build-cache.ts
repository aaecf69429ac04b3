import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** How long files are kept that others have replaced: another branch may need them. */
const maxAgeMs = 7 * 24 * 60 * 60_000;

/**
 * Caches a file at a path that names all of its sources, and removes neighbours that are older than a week. Several
 * processes may do so at once.
 */
export function addCached(path: string, make: (draft: string) => void): string {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  try {
    make(draft);
    if (!existsSync(path)) renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
  for (const other of readdirSync(folder).map((name) => join(folder, name))) {
    const madeAt = statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - madeAt > maxAgeMs) rmSync(other, { force: true });
  }
  return path;
}
