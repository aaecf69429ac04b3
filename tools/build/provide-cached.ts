import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hashFiles } from "../fingerprint.ts";
import { buildCache, projectRoot } from "../project.ts";

/**
 * A file or a folder in the cache of builds, named by a hash of its sources and made anew only if they have
 * changed since the last time. Several processes may do so at once.
 */
export function provideCached(
  name: string,
  sources: string[],
  make: (draft: string) => void,
): string {
  const folder = join(buildCache, name);
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
    if (!other.startsWith(version)) rmSync(join(folder, other), { recursive: true, force: true });
  }
  return path;
}
