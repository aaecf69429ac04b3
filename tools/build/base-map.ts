import { cpSync, createReadStream } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { BaseMapFiles } from "#contract/base-map";
import { type BaseMapFolder, cityNamesFile, provideBaseMap } from "./map/provide-base-map.ts";

/**
 * Gives the site its base map: files at /map whose names change with what they hold, and their
 * addresses as `import.meta.env.BASE_MAP`.
 */
export function baseMap(): AstroIntegration {
  let map: BaseMapFolder;
  let cache: string;
  return {
    name: "base-map",
    hooks: {
      "astro:config:setup": ({ command, config, updateConfig, logger }) => {
        if (command === "sync") return;
        const start = performance.now();
        cache = fileURLToPath(new URL("base-map/", config.cacheDir));
        map = provideBaseMap(cache);
        logger.info(`provided in ${Math.round(performance.now() - start)} ms`);
        const define = { "import.meta.env.BASE_MAP": JSON.stringify(map.addresses) };
        updateConfig({ vite: { define } });
      },
      "astro:server:setup": ({ server }) => {
        // The pages know the files by their first addresses, whatever they hold by now.
        const known = new Map(Object.entries(map.addresses).map(([name, path]) => [path, name]));
        server.middlewares.use((request, response, next) => {
          const name = known.get(request.url ?? "");
          if (!name) return next();
          response.setHeader("content-type", "application/json");
          createReadStream(map.fileAt(map.addresses[name as keyof BaseMapFiles])).pipe(response);
        });
        server.watcher.on("change", (file) => {
          if (!file.endsWith(cityNamesFile)) return;
          map = provideBaseMap(cache);
          server.hot.send({ type: "full-reload" });
        });
      },
      "astro:build:done": ({ dir }) => {
        cpSync(map.folder, fileURLToPath(new URL("map/", dir)), { recursive: true });
      },
    },
  };
}
