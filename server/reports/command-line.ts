import { parseArgs } from "node:util";
import type { Handed } from "../store/outbox.ts";
import type { Report } from "./reports.ts";

/** How the command of a report is used. */
export const usageOf = (report: Report) => `\
Reads the ${report.name} that the site has received; the server may be running.

  npm run ${report.name} -- list
  npm run ${report.name} -- export --format csv|json [--output FILE]
  npm run ${report.name} -- purge
  npm run ${report.name} -- show|delete --email ADDRESS
${uses(report)}
list         shows all ${report.name}, the newest last
export       writes all ${report.name}, by default as CSV to standard output
purge        deletes what is too old to be kept, as the server does every day
show         shows all that is kept of a person: prospects, messages and robots
delete       deletes all of that, and tells where it was handed on to
${explanations(report)}--format     csv (for spreadsheets; cells that would run as a formula start with an
             apostrophe) or json (the exact values)
--output     the file to write; only its owner can read it

Without --output, "npm run --silent" keeps npm's own lines out of the result.
`;

const general = ["list", "export", "purge"] as const;
const ofOutbox = ["undelivered", "retry"] as const;

function uses({ name, handedOn, release }: Report): string {
  const more = [...(handedOn ? ofOutbox : []), ...(release ? ["release ID"] : [])];
  return more.map((use) => `  npm run ${name} -- ${use}\n`).join("");
}

function explanations({ handedOn, release }: Report): string {
  const outbox = `\
undelivered  shows what was not handed on yet (to the platform, by mail), or given up
retry        lets the running server try all of that again, for another 14 days
`;
  const releasing = `\
release      makes a proper prospect or message of one that was taken for a program's
`;
  return (handedOn ? outbox : "") + (release ? releasing : "");
}

/** What was asked for. Without `output` an export goes to standard output. */
export type Command =
  | { name: "help" }
  | { name: "list" }
  | { name: "purge" }
  | { name: "show"; email: string }
  | { name: "delete"; email: string }
  | { name: "undelivered"; kind: Handed["kind"] }
  | { name: "retry"; kind: Handed["kind"] }
  | { name: "release"; id: string }
  | { name: "export"; format: "csv" | "json"; output: string | undefined };

/** Reads the command line (without node and script); a text says what is wrong with it. */
export function readCommand(args: string[], report: Report): Command | string {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: "string" },
        output: { type: "string" },
        email: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
    const [name, ...surplus] = positionals;
    const { format = "csv", output, email } = values;
    if (values.help) return { name: "help" };
    if (name === "release" && report.release) {
      const [id, ...more] = surplus;
      const isAlone = more.length === 0 && (values.format ?? output) === undefined;
      return id && isAlone ? { name, id } : "release takes one id and nothing else.";
    }
    if (name === "show" || name === "delete") {
      const isAlone = surplus.length === 0 && (values.format ?? output) === undefined;
      return email && isAlone ? { name, email } : `${name} takes --email ADDRESS and nothing else.`;
    }
    if (!isKnown(name)) return `Unknown command: ${name ?? "none"}.`;
    if (email !== undefined) return `${name} takes no --email.`;
    if (surplus.length > 0) return `Unexpected: ${surplus.join(" ")}.`;
    if (name === "export") {
      const known = format === "csv" || format === "json";
      return known ? { name, format, output } : `Unknown format: ${format}.`;
    }
    if ((values.format ?? output) !== undefined) return `${name} takes no options.`;
    if (name === "list" || name === "purge") return { name };
    return report.handedOn ? { name, kind: report.handedOn } : `Unknown command: ${name}.`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

type KnownName = (typeof general)[number] | (typeof ofOutbox)[number];

function isKnown(name: string | undefined): name is KnownName {
  return [...general, ...ofOutbox].includes(name as KnownName);
}
