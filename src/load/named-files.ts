import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Checks a file that content names; returns the problem in an editor's words. */
export type FileCheck = (file: Buffer, path: string) => string | undefined;

/** The problem of a file that content names by its path from the root of the project, or `undefined`. */
export function checkNamedFile(root: string, path: string, check: FileCheck): string | undefined {
  const file = join(root, path);
  if (!existsSync(file)) return `there is no file ${path}`;
  const mistake = check(readFileSync(file), path);
  return mistake && `${path} ${mistake}`;
}

/** The problem of a file above a size in bytes, or `undefined`; `advice` says how to make it smaller. */
export function findExcess(file: Buffer, bytes: number, advice: string): string | undefined {
  if (file.length <= bytes) return undefined;
  return `has ${sizeInWords(file.length)}, at most ${sizeInWords(bytes)} fit: ${advice}`;
}

function sizeInWords(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} KB` : `${Math.ceil(kilobytes / 1024)} MB`;
}
