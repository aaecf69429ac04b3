import { type Env, readEnv } from "#server/lib/env";
import { StartupError } from "#server/lib/startup-error";

/** Reads the settings for a command; exits with an explanation if they are invalid. */
export function readSettings(): Env {
  try {
    return readEnv();
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(1);
  }
}
