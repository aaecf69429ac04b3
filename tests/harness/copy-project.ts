import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { projectRoot } from "#tools/project.ts";
import { listProjectFiles } from "./project-files.ts";

/** Caches of tools in node_modules: a copy needs its own. */
const caches = [".astro", ".vite"];

/**
 * Copies the sources of the project to a new temporary folder, with linked packages, and returns its
 * path.
 */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), "idi-copy-"));
  for (const file of listProjectFiles()) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(projectRoot, file), join(root, file));
  }
  const packages = join(projectRoot, "node_modules");
  mkdirSync(join(root, "node_modules/.astro"), { recursive: true });
  for (const name of readdirSync(packages).filter((entry) => !caches.includes(entry))) {
    symlinkSync(join(packages, name), join(root, "node_modules", name));
  }
  // They take seconds to make. Before the first build there are none to copy.
  for (const madeFolder of [".astro/gazetteer", ".astro/typeface"]) {
    const source = join(packages, madeFolder);
    if (existsSync(source))
      cpSync(source, join(root, "node_modules", madeFolder), { recursive: true });
  }
  return root;
}
