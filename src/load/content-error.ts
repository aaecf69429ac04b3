/** An error without the place in our code: what editors need is the place in their file. */
export function contentError(problems: readonly string[]): Error {
  const error = new Error(`The content has mistakes:\n${problems.join("\n")}`);
  error.stack = error.message;
  return error;
}
