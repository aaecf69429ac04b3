/**
 * How a command is called, with arguments or without: on a server by `idi` (the setting IDI_COMMAND, made by
 * deploy/idi and the units), elsewhere by npm.
 */
export function commandLine(name: string, args = ""): string {
  const { IDI_COMMAND } = process.env;
  if (IDI_COMMAND) return [IDI_COMMAND, name, args].join(" ").trimEnd();
  return `npm run ${name}${args && ` -- ${args}`}`;
}
