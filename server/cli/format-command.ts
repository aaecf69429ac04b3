/**
 * Formats a command as an operator types it: `idi …` on a server, where deploy/idi and the units set IDI_COMMAND,
 * `npm run …` elsewhere. `settings` override those of the environment.
 */
export function formatCommand(name: string, args = "", settings = ""): string {
  const { IDI_COMMAND } = process.env;
  const parts = IDI_COMMAND
    ? [IDI_COMMAND, settings, name, args]
    : [settings, "npm run", name, args && `-- ${args}`];
  return parts.filter(Boolean).join(" ");
}

/** Quotes an argument where a shell would take a part of it for something else. */
export function quoteArgument(text: string): string {
  return /^[\w.@+:/-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
