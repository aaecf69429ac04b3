import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { builtGazetteer } from "#server/gazetteer/built-gazetteer";
import { provideGazetteer } from "#server/gazetteer/compile-gazetteer";

/**
 * Puts the gazetteer into the build, for our server only. Recompiled only if its sources have changed.
 */
export function gazetteer(): AstroIntegration {
  let cache: string;
  return {
    name: "gazetteer",
    hooks: {
      "astro:config:done": ({ config }) => {
        cache = fileURLToPath(new URL("gazetteer/", config.cacheDir));
      },
      "astro:build:done": ({ dir, logger }) => {
        const start = performance.now();
        copyFileSync(provideGazetteer(cache), join(fileURLToPath(dir), builtGazetteer));
        logger.info(`provided in ${Math.round(performance.now() - start)} ms`);
      },
    },
  };
}
