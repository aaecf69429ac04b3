import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { parse } from "yaml";
import { printedPeriods, printedPeriodsFile } from "#server/site/printed-period";

const facts = new URL("../../content/facts.yaml", import.meta.url);

/** Notes which periods the privacy policy prints, so that the server can tell when it keeps others. */
export function notePrintedPeriods(): AstroIntegration {
  return {
    name: "printed-periods",
    hooks: {
      "astro:build:done": ({ dir }) => {
        const { legal } = parse(readFileSync(facts, "utf8"), { merge: true });
        const note = JSON.stringify(printedPeriods.parse(legal));
        writeFileSync(fileURLToPath(new URL(printedPeriodsFile, dir)), note);
      },
    },
  };
}
