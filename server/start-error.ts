/** Why the server or the command line cannot start, in one sentence for the operator. No stack is shown. */
export class StartError extends Error {
  override name = "StartError";
}
