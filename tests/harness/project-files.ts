import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#tools/project.ts";

/**
 * The files of the project as paths from its root: what git tracks or would track, so neither packages
 * nor build output.
 */
export function listProjectFiles(): string[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const files = execFileSync("git", args, { cwd: projectRoot, encoding: "utf8" }).split("\0");
  return [...new Set(files)]
    .filter((file) => file !== "" && existsSync(join(projectRoot, file)))
    .sort();
}

/** The text of a file of the project, by its path from the root. */
export function readProjectFile(file: string): string {
  return readFileSync(join(projectRoot, file), "utf8");
}
