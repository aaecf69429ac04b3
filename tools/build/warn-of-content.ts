import type { AstroIntegration } from "astro";
import { findBetweenFiles } from "../content/content-problems.ts";
import { securityExpiry } from "../launch/security-expiry.ts";
import { projectRoot } from "../project.ts";

/**
 * Warns of a build whose security.txt has expired: who finds a weakness may not rely on it; and of what is wrong
 * between files of the content. Each kind of content warns of its own texts.
 */
export function warnOfContent(): AstroIntegration {
  return {
    name: "content",
    hooks: {
      "astro:build:done": ({ logger }) => {
        const expiry = securityExpiry(projectRoot, Date.now());
        if (expiry && expiry.days < 0) logger.warn(`${expiry.place}: security.txt has expired`);
        for (const warning of findBetweenFiles(projectRoot)) logger.warn(warning);
      },
    },
  };
}
