import { cpSync, createReadStream } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { BaseMapFiles } from "#contract/base-map";
import { type BaseMapFolder, cityNamesFile, provideBaseMap } from "./map/provide-base-map.ts";

/** URLs in development: making the files takes seconds, and the first page should not wait for them. */
const lasting: BaseMapFiles = { shapes: "/map/shapes.json", cities: "/map/cities.json" };

/**
 * Adds the base map to the site: files at /map with hashed names, and their URLs as
 * `import.meta.env.BASE_MAP`.
 */
export function baseMap(): AstroIntegration {
  let map: BaseMapFolder;
  return {
    name: "base-map",
    hooks: {
      "astro:config:setup": ({ command, updateConfig, logger }) => {
        if (command === "sync") return;
        let urls = lasting;
        if (command !== "dev") {
          const start = performance.now();
          map = provideBaseMap();
          urls = map.urls;
          logger.info(`provided in ${Math.round(performance.now() - start)} ms`);
        }
        const define = { "import.meta.env.BASE_MAP": JSON.stringify(urls) };
        updateConfig({ vite: { define } });
      },
      "astro:server:setup": ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const name = request.url === lasting.shapes ? "shapes" : "cities";
          if (request.url !== lasting[name]) return next();
          map = provideBaseMap();
          response.setHeader("content-type", "application/json");
          createReadStream(map.fileAt(map.urls[name])).pipe(response);
        });
        server.watcher.on("change", (file) => {
          if (file.endsWith(cityNamesFile)) server.hot.send({ type: "full-reload" });
        });
      },
      "astro:build:done": ({ dir }) => {
        cpSync(map.folder, fileURLToPath(new URL("map/", dir)), { recursive: true });
      },
    },
  };
}
