import { type Env, readEnv } from "#server/lib/env";
import { printError } from "#server/lib/operator-error";

/** Reads the settings for a command; exits with an explanation if they are invalid. */
export function readSettings(): Env {
  try {
    return readEnv();
  } catch (error) {
    printError(error);
    process.exit(1);
  }
}
