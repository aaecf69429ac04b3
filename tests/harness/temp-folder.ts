import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/**
 * A temporary folder for the running test, removed when it has finished; that of `createTempFolder(afterAll)`
 * is for all tests of a file.
 */
export function createTempFolder(
  cleanUpLater: (remove: () => void) => void = onTestFinished,
): string {
  const folder = mkdtempSync(join(tmpdir(), "idi-"));
  cleanUpLater(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files into a folder, by their paths from there. */
export function writeFiles(root: string, files: Record<string, string | Buffer>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}
