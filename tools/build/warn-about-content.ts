import type { AstroIntegration } from "astro";
import { formatIssue } from "#load/content-issue.ts";
import { findCrossFileIssues } from "../content/content-issues.ts";
import { readSecurityExpiry } from "../launch/security-expiry.ts";
import { projectRoot } from "../project.ts";

/**
 * Warns of an expired security.txt, on which finders of a weakness cannot rely, and of mistakes between files of the
 * content. Each collection of content warns of its own texts.
 */
export function warnAboutContent(): AstroIntegration {
  return {
    name: "content",
    hooks: {
      "astro:build:done": ({ logger }) => {
        const expiry = readSecurityExpiry(projectRoot, Date.now());
        if (expiry && expiry.days < 0) {
          logger.warn(formatIssue({ ...expiry.location, message: "security.txt has expired" }));
        }
        for (const issue of findCrossFileIssues(projectRoot)) logger.warn(formatIssue(issue));
      },
    },
  };
}
