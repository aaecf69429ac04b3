import { formatIssue, severities } from "#load/content-issue.ts";
import { OperatorError } from "#server/cli/operator-error.ts";
import { createProgram, runProgram } from "#server/cli/program.ts";
import { projectRoot } from "../project.ts";
import { confirmTranslations } from "./confirm-translations.ts";
import { findUnreadableFiles } from "./content-files.ts";
import { readContentIssues } from "./content-issues.ts";
import { formatContentStatus } from "./content-status.ts";
import { findUnformatted, writeFormatted } from "./format-content.ts";
import { writeSchemas } from "./json-schemas.ts";

const program = createProgram("content", "checks, completes and formats the content");

const headings = {
  error: "Errors, with which the site cannot be built:",
  warning: "Warnings, to fix before a release:",
  unfinished: "Unfinished, to fix before its language is released:",
};

program
  .command("status")
  .description(
    "shows what is wrong with the content, and what is left to translate; its exit status is 1 if the " +
      "site cannot be built or must not be released",
  )
  .action(() => {
    const issues = readContentIssues(projectRoot);
    if (issues.some(({ severity }) => severity !== "unfinished")) process.exitCode = 1;
    // Texts that a language lacks are in its table.
    const listedIssues = issues.filter(({ isUntranslated }) => !isUntranslated);
    for (const severity of severities) {
      const lines = listedIssues.filter((issue) => issue.severity === severity).map(formatIssue);
      if (lines.length > 0) {
        console.log([headings[severity], ...lines.map((line) => `  ${line}`)].join("\n"));
      }
    }
    // Nothing can be said about texts that cannot be read.
    if (findUnreadableFiles(projectRoot).length > 0) return;
    const rows = formatContentStatus(projectRoot);
    const unformatted = findUnformatted(projectRoot);
    const hint = `npm run content -- format would rewrite ${unformatted.length} of the files`;
    console.log([...rows, ...(unformatted.length > 0 ? [hint] : [])].join("\n"));
  });

program
  .command("confirm")
  .description("the status lists these lines as older than English, and they are right as they are")
  .argument("<lines...>", "such as content/pages/trial/sv.yaml:96")
  .action((lines: string[]) => {
    try {
      const locations = confirmTranslations(projectRoot, lines);
      console.log(locations.map((location) => `confirmed  ${location}`).join("\n"));
    } catch (error) {
      throw new OperatorError((error as Error).message);
    }
  });

program
  .command("format")
  .description(
    "writes the content as the editor in the browser does: quotes, order of keys, no comments",
  )
  .action(() => {
    const paths = writeFormatted(projectRoot);
    console.log(paths.map((path) => `written  ${path}`).join("\n") || "Nothing to do.");
  });

program
  .command("schemas")
  .description("writes what editors complete and explain fields by; npm run dev does, too")
  .action(() => writeSchemas(projectRoot));

await runProgram(program);
