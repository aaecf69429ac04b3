import { type Env, readEnv } from "#server/env";
import { StartError } from "#server/start-error";

/** Reads the settings for a command; ends the process with what is wrong with them. */
export function readSettings(): Env {
  try {
    return readEnv();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}
