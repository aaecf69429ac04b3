import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Context } from "../scenario.ts";

/** A folder of its own for the scenario, gone when that has ended. */
export function tempFolder({ stack }: Pick<Context, "stack">): string {
  const folder = mkdtempSync(join(tmpdir(), "idi-resilience-"));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
