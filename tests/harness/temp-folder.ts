import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runningTest } from "./scope.ts";

/** A temporary directory for a test, removed when it has finished. */
export function tempFolder(scope = runningTest): string {
  const folder = mkdtempSync(join(tmpdir(), "idi-"));
  scope.onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
