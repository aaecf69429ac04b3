/** Why the server or a command cannot start, in one sentence for the operator. Shown without a stack. */
export class StartupError extends Error {
  override name = "StartupError";
}
