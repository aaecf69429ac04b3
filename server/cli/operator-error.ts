import { getSqliteCode, sqliteCodes } from "../sqlite/sqlite-errors.ts";
import { formatCommand } from "./format-command.ts";

/** A problem that an operator or an editor has to fix, in one sentence for them. Shown without a stack. */
export class OperatorError extends Error {
  override name = "OperatorError";
}

/** SQLite's codes for what an operator has to fix, or to wait for. */
const { busy, corrupt, full, ioError, readOnly } = sqliteCodes;
const operatorCodes = [busy, corrupt, full, ioError, readOnly];

/** Prints an error: without its stack if an operator has to fix it, such as a full disk. */
export function printError(error: unknown): void {
  if (error instanceof OperatorError) console.error(error.message);
  else if (isOperatorFailure(error))
    console.error(
      `${error.message}. To look at disk, rights and server: ${formatCommand("doctor")}`,
    );
  else console.error(error);
}

function isOperatorFailure(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === "ENOSPC" || operatorCodes.includes(getSqliteCode(error));
}
