import type { IncomingHttpHeaders } from "node:http";

/** What tells one version of a file from another. */
export interface Validators {
  /** Strong: as it stands in the header, with its quotes. */
  etag: string;
  /** In ms, whole seconds. */
  lastModified: number;
}

/** Whether the sender has this version already (RFC 9110, section 13.1.2 and 13.1.3). */
export function isNotModified(
  headers: IncomingHttpHeaders,
  { etag, lastModified }: Validators,
): boolean {
  const known = headers["if-none-match"];
  if (known !== undefined) {
    return known.trim() === "*" || tagsIn(known).some((tag) => tag.replace(/^W\//, "") === etag);
  }
  const since = headers["if-modified-since"];
  return since !== undefined && lastModified <= Date.parse(since);
}

/** Whether the sender wants this version only if it is another one (section 13.1.1 and 13.1.4). */
export function failsCondition(
  headers: IncomingHttpHeaders,
  { etag, lastModified }: Validators,
): boolean {
  const wanted = headers["if-match"];
  if (wanted !== undefined) return wanted.trim() !== "*" && !tagsIn(wanted).includes(etag);
  const since = headers["if-unmodified-since"];
  return since !== undefined && lastModified > Date.parse(since);
}

/** Whether a part goes with the parts that the sender has (section 13.1.5); only exact matches do. */
export function goesWithParts(
  headers: IncomingHttpHeaders,
  { etag, lastModified }: Validators,
): boolean {
  const version = headers["if-range"];
  if (version === undefined) return true;
  return typeof version === "string" && (version === etag || Date.parse(version) === lastModified);
}

function tagsIn(header: string): string[] {
  return header.match(/(?:W\/)?"[^"]*"/g) ?? [];
}
