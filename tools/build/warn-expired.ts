import type { AstroIntegration } from "astro";
import { securityExpiry } from "../launch/security-expiry.ts";
import { projectRoot } from "../project.ts";

/** Warns of a build whose security.txt has expired: who finds a weakness may not rely on it. */
export function warnExpired(): AstroIntegration {
  return {
    name: "warn-expired",
    hooks: {
      "astro:build:done": ({ logger }) => {
        const expiry = securityExpiry(projectRoot, Date.now());
        if (expiry && expiry.days < 0) logger.warn(`${expiry.place}: security.txt has expired`);
      },
    },
  };
}
