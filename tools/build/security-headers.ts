import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { inlineSourcesFile } from "#server/headers/inline-sources";
import type { HeaderSettings } from "#server/headers/security-headers";
import { listBuild } from "#server/site/build-folder";
import { hashInline } from "./headers/hash-inline.ts";
import { staticHostRules } from "./headers/static-host-rules.ts";

/**
 * Notes which scripts and styles stand inline in the finished pages: for our server, and as the
 * complete headers of every path for static hosts. Place it after all that writes pages.
 */
export function securityHeaders(settings: HeaderSettings): AstroIntegration {
  return {
    name: "security-headers",
    hooks: {
      "astro:build:done": ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const files = listBuild(root);
        const inline = new Map(
          files
            .filter((file) => file.endsWith(".html"))
            .map((file) => [file, hashInline(readFileSync(join(root, file), "utf8"))]),
        );
        const sources = JSON.stringify(Object.fromEntries(inline));
        writeFileSync(join(root, inlineSourcesFile), sources);
        writeFileSync(join(root, "_headers"), staticHostRules(files, inline, settings));
        logger.info(`noted what stands inline in ${inline.size} files`);
      },
    },
  };
}
