import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Loader, LoaderContext } from "astro/loaders";

/**
 * A loader of one folder of content: it reads everything at the start, and again while developing
 * whenever a file of the folder changes. `root` is the folder of the project.
 */
export function folderLoader(
  name: string,
  folder: string,
  loadAll: (root: string, context: LoaderContext) => Promise<void>,
): Loader {
  return {
    name,
    load: async (context) => {
      const root = fileURLToPath(context.config.root);
      await loadAll(root, context);
      context.watcher?.add(join(root, folder));
      context.watcher?.on("change", async (changed) => {
        if (relative(folder, relative(root, changed)).startsWith("..")) return;
        try {
          await loadAll(root, context);
        } catch (error) {
          context.logger.error(error instanceof Error ? error.message : String(error));
        }
      });
    },
  };
}
