import { relative, sep } from "node:path";
import type { AstroIntegration } from "astro";
import { chaptersFile } from "#load/schema/chapters";

/** The status with which the development server asks `tools/dev.ts` to start it again. */
export const restartExitCode = 75;

/** What it reads only once: what content is checked by, and which chapters there are. */
const readOnce = [
  "src/load/",
  "contract/",
  "instrument/",
  "locale/",
  "tools/content/field-words.ts",
  chaptersFile,
];

/** Whether a change of a file, given from the root, needs a new start. */
export function needsRestart(file: string): boolean {
  return !/\.test\.tsx?$/.test(file) && readOnce.some((place) => file.startsWith(place));
}

/** Wait in ms: a rename in an editor changes many files. */
const settled = 300;

type JsonSchemas = typeof import("../content/json-schemas.ts");

/**
 * Starts the development server again when a schema changes. Astro would read content again only when its own
 * configuration changes, and after that misses changes of the content.
 */
export function restartDev(): AstroIntegration {
  return {
    name: "restart",
    hooks: {
      "astro:server:setup": ({ server, logger }) => {
        const { config, watcher } = server;
        let timer: NodeJS.Timeout | undefined;
        const restart = async (file: string) => {
          try {
            // With a mistake in it nothing would start: the server waits for its repair.
            const path = "/tools/content/json-schemas.ts";
            ((await server.ssrLoadModule(path)) as JsonSchemas).listFileSchemas();
          } catch (error) {
            logger.error(error instanceof Error ? error.message : String(error));
            return;
          }
          logger.info(`${file} has changed: starting again`);
          await server.close();
          process.exit(restartExitCode);
        };
        const noteChange = (path: string) => {
          const file = relative(config.root, path).split(sep).join("/");
          if (!needsRestart(file)) return;
          clearTimeout(timer);
          timer = setTimeout(() => void restart(file), settled);
        };
        for (const event of ["add", "change", "unlink"] as const) watcher.on(event, noteChange);
      },
    },
  };
}
