import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Creates a folder that only its owner can read, and those above it that are missing. Not by the option `recursive` of
 * Node, which tries for ever below /proc.
 */
export function createPrivateFolder(folder: string): void {
  if (existsSync(folder)) return;
  createPrivateFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another program may have created it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}
