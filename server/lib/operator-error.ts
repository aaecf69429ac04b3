/** What an operator or an editor has to fix, in one sentence for them. Shown without a stack. */
export class OperatorError extends Error {
  override name = "OperatorError";
}

/** Prints an error: without its stack if it is one for an operator. */
export function printError(error: unknown): void {
  console.error(error instanceof OperatorError ? error.message : error);
}
