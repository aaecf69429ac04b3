import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The directory of the project, independent of the working directory. */
export const projectRoot = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");

/** The directory of the built site. */
export const distDir = join(projectRoot, "dist");

/** What builds make once and take again, by Astro's default. */
export const buildCache = join(projectRoot, "node_modules/.astro");

/** The path of a program from a package of the project. Run it with this Node. */
export function packageProgram(name: string): string {
  return join(projectRoot, "node_modules/.bin", name);
}
