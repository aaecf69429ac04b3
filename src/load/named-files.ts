import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Checks a file that content names; returns the problem in an editor's words. */
export type FileCheck = (file: Buffer, path: string) => string | undefined;

/** A file that a piece of content names, and at which key. */
export interface NamedFile {
  key: string;
  /** From the root of the project. */
  path: string;
  check: FileCheck;
}

/** The problem of a named file, or `undefined`. */
export function checkNamedFile(root: string, { path, check }: NamedFile): string | undefined {
  const file = join(root, path);
  if (!existsSync(file)) return `there is no file ${path}`;
  const mistake = check(readFileSync(file), path);
  return mistake && `${path} ${mistake}`;
}

/** The file as text, for checks of drawings. */
export function ofText(check: (text: string) => string | undefined): FileCheck {
  return (file) => check(file.toString("utf8"));
}

/** Rejects a file above a size in bytes; `advice` says how to make it smaller. */
export function atMost(bytes: number, advice: string): FileCheck {
  return ({ length }) =>
    length > bytes
      ? `has ${sizeInWords(length)}, at most ${sizeInWords(bytes)} fit: ${advice}`
      : undefined;
}

/** Combines checks: the first problem counts. */
export function inTurn(...checks: FileCheck[]): FileCheck {
  return (file, path) => {
    for (const check of checks) {
      const mistake = check(file, path);
      if (mistake) return mistake;
    }
    return undefined;
  };
}

function sizeInWords(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} KB` : `${Math.ceil(kilobytes / 1024)} MB`;
}
