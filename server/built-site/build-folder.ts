import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { formatCommand } from "../cli/format-command.ts";
import { OperatorError } from "../cli/operator-error.ts";

/** Lists every file of the built site, as paths with "/". */
export function listBuiltFiles(distDir: string): string[] {
  try {
    return readdirSync(distDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(distDir, join(entry.parentPath, entry.name)).split(sep).join("/"))
      .sort();
  } catch (error) {
    throw createIncompleteBuildError(distDir, error);
  }
}

export function readBuiltFile(distDir: string, file: string): string {
  try {
    return readFileSync(join(distDir, file), "utf8");
  } catch (error) {
    throw createIncompleteBuildError(distDir, error);
  }
}

/** Creates the error that tells the operator to build the site again. */
export function createIncompleteBuildError(distDir: string, cause: unknown): OperatorError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new OperatorError(
    `There is no complete built site in ${distDir} (DIST_DIR): ${reason}. Run "${formatCommand("build")}" first.`,
  );
}
