import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A temporary directory for the running test, removed when it has finished. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "idi-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
