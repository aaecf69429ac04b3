import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project, wherever the command was started. */
export const projectRoot = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");

/** The folder of the built site. */
export const builtSite = join(projectRoot, "dist");

/** The path of a program that a package of the project brings. Run it with this Node. */
export function packageProgram(name: string): string {
  return join(projectRoot, "node_modules/.bin", name);
}
