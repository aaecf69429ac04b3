/** An error without a stack: editors need the place in their file, not in our code. */
export function contentError(problems: readonly string[]): Error {
  const error = new Error(`The content has mistakes:\n${problems.join("\n")}`);
  error.stack = error.message;
  return error;
}

/** What is wrong with a text, in an editor's words, and the line of the text, from 1. */
export class LineError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}
