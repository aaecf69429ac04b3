import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setAsidePrefix } from "#server/backups/restore-in-place.ts";
import { releaseCheckFolder } from "../check-release.ts";
import { type CheckResult, createCheckResult } from "./check-result.ts";

/**
 * Looks for copies of the database in these folders, which no purge reaches: set aside by a restore, or left by a
 * killed upgrade.
 */
export function checkCopies(folders: readonly string[]): CheckResult {
  const name = "copies";
  let copies: string[];
  try {
    copies = folders.flatMap(listCopies);
  } catch (error) {
    return createCheckResult(name, (error as Error).message, "");
  }
  if (copies.length === 0) return createCheckResult(name, undefined, "none");
  const fix =
    "contain personal data that no purge deletes: delete them when they are no longer needed";
  return { state: "note", name, message: [...copies.sort(), fix].join("\n") };
}

function listCopies(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.startsWith(setAsidePrefix) || name === releaseCheckFolder)
      .map((name) => join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
