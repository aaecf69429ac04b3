import type { AstroIntegration } from "astro";

/** Adds the page /gallery, every component with its examples, while developing. It is never built. */
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
