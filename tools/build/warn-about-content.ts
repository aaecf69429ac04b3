import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { AstroIntegration } from "astro";
import { formatIssue } from "#load/content-issue.ts";
import { findCrossFileIssues } from "../content/content-issues.ts";
import { readSecurityExpiry } from "../launch/security-expiry.ts";
import { projectRoot } from "../project.ts";

const summaryProgram = join(projectRoot, "tools/content/get-outdated-summary.ts");

/**
 * Warns of an expired security.txt, on which finders of a weakness cannot rely, of mistakes between files of the
 * content, and of translations that are older than English. Each collection of content warns of its own texts.
 */
export function warnAboutContent(): AstroIntegration {
  let outdatedSummary: Promise<string> | undefined;
  return {
    name: "content",
    hooks: {
      "astro:build:start": () => {
        outdatedSummary = readOutdatedSummary();
      },
      "astro:build:done": async ({ logger }) => {
        const expiry = readSecurityExpiry(projectRoot, Date.now());
        if (expiry && expiry.days < 0) {
          logger.warn(formatIssue({ ...expiry.location, message: "security.txt has expired" }));
        }
        for (const issue of findCrossFileIssues(projectRoot)) logger.warn(formatIssue(issue));
        const summary = await outdatedSummary;
        if (summary) logger.warn(summary);
      },
    },
  };
}

/** Runs in a process of its own, beside the build, which does not fail if git does. */
async function readOutdatedSummary(): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [summaryProgram], {
      cwd: projectRoot,
    });
    return stdout.trim();
  } catch (error) {
    return `It is not known which texts are older than English: ${(error as Error).message}`;
  }
}
