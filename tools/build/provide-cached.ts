import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { hashFiles } from "../fingerprint.ts";
import { buildCache, projectRoot } from "../project.ts";

/** How long a draft may be written: an older one is left of an interrupted process. */
const maxDraftAgeMs = 60 * 60_000;

/**
 * A file or a folder in the cache of builds, named by a hash of its sources and made anew only if they have
 * changed since the last time. Several processes may do so at once.
 */
export function provideCached(
  name: string,
  sources: string[],
  make: (draft: string) => void,
  cache = buildCache,
): string {
  const folder = join(cache, name);
  const version = hashFiles(projectRoot, sources).slice(0, 16);
  const path = join(folder, version);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  try {
    make(draft);
    if (!existsSync(path)) renameSync(draft, path);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  for (const other of readdirSync(folder)) {
    const isInUse = other === version || isBeingWritten(join(folder, other));
    if (!isInUse) rmSync(join(folder, other), { recursive: true, force: true });
  }
  return path;
}

function isBeingWritten(path: string): boolean {
  const writtenAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return basename(path).includes(".") && Date.now() - writtenAt < maxDraftAgeMs;
}
