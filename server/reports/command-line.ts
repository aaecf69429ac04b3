import { parseArgs } from "node:util";
import type { Report } from "./reports.ts";

/** How the command of a report is used. */
export const usageOf = ({ name }: Report) => `\
Reads the ${name} that the site has received; the server may be running.

  npm run ${name} -- list
  npm run ${name} -- export --format csv|json [--output FILE]
  npm run ${name} -- purge
  npm run ${name} -- undelivered
  npm run ${name} -- retry

list         shows all ${name}, the newest last
export       writes all ${name}, by default as CSV to standard output
purge        deletes what is older than RETENTION_DAYS, as the server does every day
undelivered  shows what was not handed on yet (to the platform, by mail), or given up
retry        lets the running server try all of that again, for another 14 days
--format     csv (for spreadsheets; cells that would run as a formula start with an
             apostrophe) or json (the exact values)
--output     the file to write; only its owner can read it

Without --output, "npm run --silent" keeps npm's own lines out of the result.
`;

const names = ["list", "export", "purge", "undelivered", "retry"] as const;

/** What was asked for. Without `output` an export goes to standard output. */
export type Command =
  | { name: "help" }
  | { name: "list" }
  | { name: "purge" }
  | { name: "undelivered" }
  | { name: "retry" }
  | { name: "export"; format: "csv" | "json"; output: string | undefined };

/** Reads the command line (without node and script); a text says what is wrong with it. */
export function readCommand(args: string[]): Command | string {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: "string" },
        output: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
    const [name, ...surplus] = positionals;
    const { format = "csv", output } = values;
    if (values.help) return { name: "help" };
    if (!isKnown(name)) return `Unknown command: ${name ?? "none"}.`;
    if (surplus.length > 0) return `Unexpected: ${surplus.join(" ")}.`;
    if (name === "export") {
      const known = format === "csv" || format === "json";
      return known ? { name, format, output } : `Unknown format: ${format}.`;
    }
    return (values.format ?? output) === undefined ? { name } : `${name} takes no options.`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function isKnown(name: string | undefined): name is (typeof names)[number] {
  return names.includes(name as (typeof names)[number]);
}
