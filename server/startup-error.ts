/** Why the server or the command line cannot start, in one sentence for the operator. No stack is shown. */
export class StartupError extends Error {
  override name = "StartupError";
}
