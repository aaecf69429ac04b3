import { formatCommand } from "./format-command.ts";

/** A problem that an operator or an editor has to fix, in one sentence for them. Shown without a stack. */
export class OperatorError extends Error {
  override name = "OperatorError";
}

/** SQLite's words for what an operator has to fix, or to wait for. */
const databaseFailures: unknown[] = [
  "database or disk is full",
  "attempt to write a readonly database",
  "database is locked",
  "disk I/O error",
  "database disk image is malformed",
];

/** Prints an error: without its stack if an operator has to fix it, such as a full disk. */
export function printError(error: unknown): void {
  if (error instanceof OperatorError) console.error(error.message);
  else if (isOperatorsFailure(error))
    console.error(
      `${error.message}. To look at disk, rights and server: ${formatCommand("doctor")}`,
    );
  else console.error(error);
}

function isOperatorsFailure(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, errstr } = error as NodeJS.ErrnoException & { errstr?: string };
  return code === "ENOSPC" || databaseFailures.includes(errstr);
}
