import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Whether there is a file, and not a directory, at a path from the root of the project. */
export function isFile(root: string, path: string): boolean {
  return statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The text of a file without its byte order mark; `undefined` if there is no such file. */
export function readText(root: string, path: string): string | undefined {
  return isFile(root, path)
    ? readFileSync(join(root, path), "utf8").replace(/^\ufeff/, "")
    : undefined;
}
