import { join } from "node:path";
import { hashFiles } from "../fingerprint.ts";
import { buildCache, projectRoot } from "../project.ts";
import { addCached, findCached } from "./build-cache.ts";

/** A file or a folder in the build cache, made again only if its sources have changed. */
export function ensureCached(
  name: string,
  sources: string[],
  make: (draft: string) => void,
): string {
  const path = join(buildCache, name, hashFiles(projectRoot, sources).slice(0, 16));
  return findCached(path) ?? addCached(path, make);
}
