import { printError } from "#server/cli/operator-error.ts";
import { readSettings, type Settings } from "#server/settings/settings.ts";

/** Reads the settings for a command; exits with an explanation if they are invalid. */
export function readSettingsOrExit(): Settings {
  try {
    return readSettings();
  } catch (error) {
    printError(error);
    process.exit(1);
  }
}
