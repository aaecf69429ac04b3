import type { AstroIntegration } from "astro";

/** Adds the page /gallery, with the examples of all components, in development only. */
export function gallery(): AstroIntegration {
  return {
    name: "gallery",
    hooks: {
      "astro:config:setup": ({ command, injectRoute }) => {
        if (command === "dev") {
          injectRoute({ pattern: "/gallery", entrypoint: "./src/gallery/gallery.astro" });
        }
      },
    },
  };
}
