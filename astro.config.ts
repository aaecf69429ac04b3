import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, fontProviders } from "astro/config";
import { baseMap } from "./build/base-map.ts";
import { budgets } from "./build/budgets.ts";
import { gallery } from "./build/gallery.ts";
import { precompress } from "./build/precompress.ts";
import { pruneInlinedStyles } from "./build/prune-styles.ts";
import { readEnv } from "./server/env.ts";

const env = readEnv();

export default defineConfig({
  site: env.SITE_URL,
  output: "static",
  // Canonical addresses have no trailing slash; the homes /sv/ and /de/ are the server's business.
  trailingSlash: "ignore",
  build: { format: "file", inlineStylesheets: "always" },
  // The default, "jsx", removes line breaks that are visible spaces.
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [react(), gallery(), baseMap(), pruneInlinedStyles(), precompress(), budgets()],
  fonts: [
    {
      name: "Familjen Grotesk",
      cssVariable: "--font-familjen",
      provider: fontProviders.local(),
      options: {
        variants: [
          {
            weight: "400 700",
            style: "normal",
            display: "swap",
            src: [
              "./node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2",
            ],
          },
        ],
      },
      fallbacks: ["system-ui", "sans-serif"],
    },
  ],
  vite: {
    plugins: [tailwindcss()],
    define: { "import.meta.env.PLATFORM_URL": JSON.stringify(env.PLATFORM_URL) },
  },
});
