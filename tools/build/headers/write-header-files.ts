import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listBuiltFiles } from "#server/built-site/build-folder.ts";
import { inlineHashesFile } from "#server/headers/inline-hashes.ts";
import type { HeaderSettings } from "#server/headers/security-headers.ts";
import { hashInline } from "./hash-inline.ts";
import { formatHostRules } from "./static-host-rules.ts";

/**
 * Writes the hashes of the inline scripts and styles of all pages, for our server, and the complete headers of every
 * path, for static hosts.
 */
export function writeHeaderFiles(dist: string, settings: HeaderSettings): string {
  const files = listBuiltFiles(dist);
  const inline = new Map(
    files
      .filter((file) => file.endsWith(".html"))
      .map((file) => [file, hashInline(readFileSync(join(dist, file), "utf8"))]),
  );
  const hashes = JSON.stringify(Object.fromEntries(inline));
  writeFileSync(join(dist, inlineHashesFile), hashes);
  writeFileSync(join(dist, "_headers"), formatHostRules(files, inline, settings));
  return `wrote the hashes of inline scripts and styles in ${inline.size} files`;
}
