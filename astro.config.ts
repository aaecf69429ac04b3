import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, fontProviders } from "astro/config";
import { readSettings } from "./server/settings/settings.ts";
import { baseCharacters, extendedRanges } from "./src/load/brand/typeface-characters.ts";
import { serveAdmin } from "./tools/admin/serve-admin.ts";
import { baseMap } from "./tools/build/base-map.ts";
import { developmentServer } from "./tools/build/development-server.ts";
import { finishBuild } from "./tools/build/finish-build.ts";
import { recoverableIslands } from "./tools/build/recoverable-islands.ts";
import { subsetTypeface } from "./tools/build/typeface.ts";
import { warnAboutContent } from "./tools/build/warn-about-content.ts";
import { writeBuildInfo } from "./tools/build/write-build-info.ts";

const settings = readSettings();

const typefaceFile = (letters: "latin" | "latin-ext") =>
  `./node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-${letters}-wght-normal.woff2`;
const firstTypeface = await subsetTypeface(
  typefaceFile("latin"),
  baseCharacters,
  "./node_modules/.astro/typeface",
);

/** What both files of the typeface have in common. */
const variant = { weight: "400 700", style: "normal", display: "swap" } as const;

/** What browsers may load from the development server. */
const servedFolders = [
  ".astro",
  "content",
  "contract",
  "instrument",
  "locale",
  "node_modules",
  "src",
];

export default defineConfig({
  site: settings.SITE_URL,
  output: "static",
  // Canonical addresses have no trailing slash; the homes /sv/ and /de/ are the server's business.
  trailingSlash: "ignore",
  // The step pruneStyles of finishBuild leaves in each page only its own.
  build: { format: "file", inlineStylesheets: "always" },
  // The default, "jsx", removes line breaks that are visible spaces.
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [
    react(),
    recoverableIslands(),
    developmentServer(),
    serveAdmin(),
    baseMap(),
    finishBuild(settings),
    writeBuildInfo(settings),
    warnAboutContent(),
  ],
  fonts: [
    {
      name: "Familjen Grotesk",
      cssVariable: "--font-familjen",
      provider: fontProviders.local(),
      options: { variants: [{ ...variant, src: [`./${firstTypeface}`] }] },
      // Matched by hand in src/styles/fallback-font.css: Astro knows only Arial, and that not bold.
      fallbacks: [],
    },
    {
      // Names such as Łódź or Āboliņa: browsers fetch this file for a page that has such letters.
      name: "Familjen Grotesk Extended",
      cssVariable: "--font-familjen-ext",
      provider: fontProviders.local(),
      options: {
        variants: [{ ...variant, unicodeRange: extendedRanges, src: [typefaceFile("latin-ext")] }],
      },
      fallbacks: [],
    },
  ],
  vite: {
    plugins: [tailwindcss()],
    // By default the development server gives out every file of the project, data/idi.sqlite too.
    server: { fs: { allow: servedFolders } },
    // Tests are no part of the pages: what they import need not be bundled before the first one.
    optimizeDeps: { entries: ["!src/**/*.test.tsx"] },
    define: { "import.meta.env.PLATFORM": JSON.stringify(settings.PLATFORM_URL) },
  },
});
