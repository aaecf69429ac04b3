import { hash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import type { AstroIntegration } from "astro";
import type { BaseMapFiles } from "#contract/base-map.ts";
import { catalog } from "#load/catalog.ts";
import { readBaseMap } from "./read-base-map.ts";

/** URLs in development, where the names of cities may change. */
const developmentUrls: BaseMapFiles = { shapes: "/map/shapes.json", cities: "/map/cities.json" };

/**
 * Adds the base map to the site: files at /map with hashed names, and their URLs as
 * `import.meta.env.BASE_MAP`.
 */
export function baseMap(): AstroIntegration {
  let map: BaseMapFiles;
  let urls = developmentUrls;
  return {
    name: "base-map",
    hooks: {
      "astro:config:setup": ({ command, updateConfig }) => {
        if (command === "sync") return;
        if (command !== "dev") {
          map = readBaseMap();
          urls = { shapes: getUrl("shapes", map.shapes), cities: getUrl("cities", map.cities) };
        }
        const define = { "import.meta.env.BASE_MAP": JSON.stringify(urls) };
        updateConfig({ vite: { define } });
      },
      "astro:server:setup": ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const name = request.url === developmentUrls.shapes ? "shapes" : "cities";
          if (request.url !== developmentUrls[name]) return next();
          response.setHeader("content-type", "application/json");
          response.end(readBaseMap()[name]);
        });
        server.watcher.on("change", (file) => {
          if (file.endsWith(catalog.cityNames.path)) server.hot.send({ type: "full-reload" });
        });
      },
      "astro:build:done": ({ dir }) => {
        mkdirSync(new URL("map/", dir), { recursive: true });
        for (const name of ["shapes", "cities"] as const) {
          writeFileSync(new URL(`.${urls[name]}`, dir), map[name]);
        }
      },
    },
  };
}

function getUrl(name: string, text: string): string {
  return `/map/${name}.${hash("sha256", text).slice(0, 10)}.json`;
}
