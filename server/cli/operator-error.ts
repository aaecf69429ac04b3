import { formatCommand } from "./format-command.ts";

/** A problem that an operator or an editor has to fix, in one sentence for them. Shown without a stack. */
export class OperatorError extends Error {
  override name = "OperatorError";
}

/** Prints an error: without its stack if an operator has to fix it, a full disk included. */
export function printError(error: unknown): void {
  if (error instanceof OperatorError) console.error(error.message);
  else if (isFullDisk(error))
    console.error(`${error.message}. To see what room is left: ${formatCommand("doctor")}`);
  else console.error(error);
}

function isFullDisk(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, errstr } = error as NodeJS.ErrnoException & { errstr?: string };
  return code === "ENOSPC" || errstr === "database or disk is full";
}
