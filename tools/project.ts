import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project, independent of the working directory. */
export const projectRoot = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");

/** The folder of the built site. */
export const distDir = join(projectRoot, "dist");

/** The build cache: Astro's default folder. */
export const buildCache = join(projectRoot, "node_modules/.astro");

/**
 * The path of a program from a package of the project: Node runs it. On Windows, the files in `node_modules/.bin` are
 * shell scripts.
 */
export function resolvePackageBin(packageName: string, program = packageName): string {
  const folder = join(projectRoot, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[program]);
}
