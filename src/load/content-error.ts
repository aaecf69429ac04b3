/** An error without a stack: editors need the place in their file, not in our code. */
export function contentError(problems: readonly string[]): Error {
  const error = new Error(`The content has mistakes:\n${problems.join("\n")}`);
  error.stack = error.message;
  return error;
}
