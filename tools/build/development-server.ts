import type { AstroIntegration } from "astro";
import { apiEndpoints, formEndpoints } from "#contract/endpoints.ts";
import { writeSchemas } from "../content/json-schemas.ts";
import { projectRoot } from "../project.ts";

/**
 * Adapts the development server of Astro: its terminal shows only what editors can correct, it has the
 * page /gallery with the examples of all components, and it writes the JSON Schemas of the content, which
 * VS Code knows, when it starts.
 */
export function developmentServer(): AstroIntegration {
  return {
    name: "development-server",
    hooks: {
      "astro:config:setup": ({ command, injectRoute }) => {
        if (command === "dev") {
          injectRoute({ pattern: "/gallery", entrypoint: "./src/gallery/gallery.astro" });
        }
      },
      "astro:server:setup": ({ server }) => {
        // Each collection of content listens for changes: more than Astro's limit, beyond which Node warns of a leak.
        server.watcher.setMaxListeners(0);
        // Only `npm start` has them. Astro would list all routes at each request.
        for (const path of Object.values({ ...apiEndpoints, ...formEndpoints })) {
          server.middlewares.use(path, (_request, response) => {
            const title = "The development server has no forms and look-ups: npm start has";
            response.writeHead(404, { "content-type": "application/problem+json" });
            response.end(JSON.stringify({ status: 404, title }));
          });
        }
      },
      "astro:server:start": () => writeSchemas(projectRoot),
    },
  };
}
