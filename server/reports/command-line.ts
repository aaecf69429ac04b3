import { parseArgs } from "node:util";
import type { Given, ReportCommand } from "./report-command.ts";
import type { Report } from "./reports.ts";

/** How the program of a report is used. */
export function usageOf(report: Report, commands: readonly ReportCommand[]): string {
  const uses = commands.map(({ name, usage }) =>
    `  npm run ${report.name} -- ${name} ${usage}`.trimEnd(),
  );
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  const explanations = commands.flatMap(({ name, help }) =>
    help(report).map((line, index) => (index === 0 ? name : "").padEnd(width) + line),
  );
  return `\
Reads the ${report.name} that the site has received; the server may be running.

${uses.join("\n")}

${explanations.join("\n")}

Without --output, "npm run --silent" keeps npm's own lines out of the result.
`;
}

/** A command and what it was given. */
export interface Asked {
  command: ReportCommand;
  given: Given;
}

/** Reads the command line (without node and script); a text says what is wrong with it. */
export function readCommand(
  args: string[],
  commands: readonly ReportCommand[],
): Asked | "help" | { problem: string } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: "string" },
        output: { type: "string" },
        email: { type: "string" },
        reference: { type: "string" },
        yes: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
    const { help, ...options } = values;
    if (help) return "help";
    const [name, id, ...surplus] = positionals;
    const command = commands.find((one) => one.name === name);
    if (!command) return { problem: `Unknown command: ${name ?? "none"}.` };
    const given: Given = { ...options, ...(id !== undefined && { id }) };
    const problem = refusal(command, given, surplus);
    return problem === undefined ? { command, given } : { problem };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function refusal(command: ReportCommand, given: Given, surplus: string[]): string | undefined {
  const { name, takes, check } = command;
  if (given.id !== undefined && !takes.includes("id")) surplus = [given.id, ...surplus];
  if (surplus.length > 0) return `Unexpected: ${surplus.join(" ")}.`;
  const foreign = (Object.keys(given) as (keyof Given)[]).find((key) => !takes.includes(key));
  return foreign ? `${name} takes no --${foreign}.` : check?.(given);
}
