import { cpSync, createReadStream } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { type BaseMapFolder, provideBaseMap } from "./map/provide-base-map.ts";

/**
 * Gives the site its base map: files at /map whose names change with what they hold, and their
 * addresses as `import.meta.env.BASE_MAP`.
 */
export function baseMap(): AstroIntegration {
  let map: BaseMapFolder;
  return {
    name: "base-map",
    hooks: {
      "astro:config:setup": ({ command, config, updateConfig, addWatchFile, logger }) => {
        if (command === "sync") return;
        // The map is made before the pages are: new names in it need a new start.
        addWatchFile(new URL("content/city-names.yaml", config.root));
        const start = performance.now();
        map = provideBaseMap(fileURLToPath(new URL("base-map/", config.cacheDir)));
        logger.info(`provided in ${Math.round(performance.now() - start)} ms`);
        const define = { "import.meta.env.BASE_MAP": JSON.stringify(map.addresses) };
        updateConfig({ vite: { define } });
      },
      "astro:server:setup": ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const found = Object.values(map.addresses).find((address) => address === request.url);
          if (!found) return next();
          response.setHeader("content-type", "application/json");
          createReadStream(map.fileAt(found)).pipe(response);
        });
      },
      "astro:build:done": ({ dir }) => {
        cpSync(map.folder, fileURLToPath(new URL("map/", dir)), { recursive: true });
      },
    },
  };
}
