import { printError } from "#server/lib/operator-error.ts";
import { readSettings, type Settings } from "#server/lib/settings.ts";

/** Reads the settings for a command; exits with an explanation if they are invalid. */
export function readSettingsOrExit(): Settings {
  try {
    return readSettings();
  } catch (error) {
    printError(error);
    process.exit(1);
  }
}
