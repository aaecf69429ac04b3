import { hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Encoding, encodings } from "./choose-encoding.ts";
import type { Validators } from "./conditions.ts";
import { contentTypeOf } from "./content-type.ts";

/** Names and values in turn, as Node writes them fastest. */
export type HeaderLines = readonly string[];

/** A file in one encoding, with all headers that its answers carry. */
export interface Version extends Validators {
  body: Buffer;
  /** With the body. */
  headers: HeaderLines;
  /** With a part of the body, whose place and length are to be added. */
  partHeaders: HeaderLines;
  /** With an answer that the sender has it already. */
  validators: HeaderLines;
  /** With a body that stands for another address, as a not-found page does: nothing to compare by. */
  bare: HeaderLines;
}

/** A file of the build in memory, in every encoding that the build has made. */
export type SiteFile = { identity: Version } & { [E in Encoding]?: Version };

const endings: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

/**
 * Reads a file of the build and its compressed copies; `own` are the headers that all its answers
 * carry. Throws what reading throws.
 */
export function loadSiteFile(
  distDir: string,
  file: string,
  own: Readonly<Record<string, string>>,
): SiteFile {
  const path = join(distDir, file);
  const identity = readFileSync(path);
  const id = hash("sha256", identity, "base64url").slice(0, 22);
  const lastModified = Math.floor(statSync(path).mtimeMs / 1000) * 1000;
  const date = new Date(lastModified).toUTCString();
  const bodies = encodings.flatMap((encoding) => {
    const body = encoding === "identity" ? identity : readCopy(path + endings[encoding]);
    return body ? [{ encoding, body }] : [];
  });
  const shared = {
    ...own,
    ...(bodies.length > 1 && { vary: "accept-encoding" }),
  };
  const versions = bodies.map(({ encoding, body }) => {
    const etag = `"${id}${endings[encoding].replace(".", "-")}"`;
    const comparable = { etag, "last-modified": date };
    const content = {
      "content-type": contentTypeOf(file),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    };
    const ranges = encoding === "identity" && { "accept-ranges": "bytes" };
    const length = { "content-length": String(body.length) };
    const version: Version = {
      body,
      etag,
      lastModified,
      headers: linesOf({ ...shared, ...comparable, ...content, ...ranges, ...length }),
      partHeaders: linesOf({ ...shared, ...comparable, ...content, ...ranges }),
      validators: linesOf({ ...shared, ...comparable }),
      bare: linesOf({ ...shared, ...content, ...length }),
    };
    return [encoding, version] as const;
  });
  return Object.fromEntries(versions) as unknown as SiteFile;
}

function linesOf(headers: Record<string, string>): HeaderLines {
  return Object.entries(headers).flat();
}

function readCopy(path: string): Buffer | undefined {
  return statSync(path, { throwIfNoEntry: false }) && readFileSync(path);
}
