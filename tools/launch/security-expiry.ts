import type { ContentLocation } from "#load/content-issue.ts";
import { readContentFile } from "#load/files/content-file.ts";
import { getValue } from "#load/files/content-tree.ts";
import { brandFile } from "#load/files/shared-values.ts";
import { dayMs } from "#server/time/durations.ts";

/**
 * Where the content says when security.txt expires (RFC 9116), and the whole days until then, negative
 * afterwards; `undefined` if it does not say.
 */
export function readSecurityExpiry(
  root: string,
  now: number,
): { location: ContentLocation; days: number } | undefined {
  const source = readContentFile(root, brandFile);
  const expires = getValue(source?.data, ["security", "expires"]);
  if (!source || typeof expires !== "string") return undefined;
  const days = Math.floor((Date.parse(expires) - now) / dayMs);
  if (Number.isNaN(days)) return undefined;
  return { location: { path: brandFile, line: source.getLines("security.expires")[0] }, days };
}
