import { parseArgs } from "node:util";
import type { Report } from "./reports.ts";

/** How the command of a report is used. */
export const usageOf = ({ name, release }: Report) => `\
Reads the ${name} that the site has received; the server may be running.

  npm run ${name} -- list
  npm run ${name} -- export --format csv|json [--output FILE]
  npm run ${name} -- purge
${release ? `  npm run ${name} -- release ID\n` : ""}
list       shows all ${name}, the newest last
export     writes all ${name}, by default as CSV to standard output
purge      deletes what is too old to be kept, as the server does every day
${release ? "release    makes a proper prospect or message of one that was taken for a program's\n" : ""}\
--format   csv (for spreadsheets; cells that would run as a formula start with an
           apostrophe) or json (the exact values)
--output   the file to write; only its owner can read it

Without --output, "npm run --silent" keeps npm's own lines out of the result.
`;

/** What was asked for. Without `output` an export goes to standard output. */
export type Command =
  | { name: "help" }
  | { name: "list" }
  | { name: "purge" }
  | { name: "release"; id: string }
  | { name: "export"; format: "csv" | "json"; output: string | undefined };

/** Reads the command line (without node and script); a text says what is wrong with it. */
export function readCommand(args: string[], { release }: Report): Command | string {
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
    if (name === "release" && release) {
      const [id, ...more] = surplus;
      const isAlone = more.length === 0 && (values.format ?? output) === undefined;
      return id && isAlone ? { name, id } : "release takes one id and nothing else.";
    }
    if (name !== "list" && name !== "export" && name !== "purge")
      return `Unknown command: ${name ?? "none"}.`;
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
