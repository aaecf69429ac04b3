import { randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** How long unused entries are kept. */
const maxUnusedMs = 7 * 24 * 60 * 60_000;

/** The file or folder that an earlier build has cached at this path. Finding it counts as a use. */
export function findCached(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const now = new Date();
  utimesSync(path, now, now);
  return path;
}

/**
 * Caches a file or a folder at a path that names all of its sources. Removes neighbours that no build has used for a
 * week. Several processes may do so at once.
 */
export function addCached(path: string, make: (draft: string) => void): string {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  try {
    make(draft);
    if (!existsSync(path)) renameSync(draft, path);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  for (const other of readdirSync(folder).map((name) => join(folder, name))) {
    const usedAt = statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - usedAt > maxUnusedMs) rmSync(other, { recursive: true, force: true });
  }
  return path;
}
