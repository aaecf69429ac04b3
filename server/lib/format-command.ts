/**
 * How a command is called, with arguments or without: on a server by `idi` (the setting IDI_COMMAND, made by
 * deploy/idi and the units), elsewhere by npm. `settings` take the place of those that it would have.
 */
export function formatCommand(name: string, args = "", settings = ""): string {
  const { IDI_COMMAND } = process.env;
  const words = IDI_COMMAND
    ? [IDI_COMMAND, settings, name, args]
    : [settings, "npm run", name, args && `-- ${args}`];
  return words.filter(Boolean).join(" ");
}
