import { StartError } from "../start-error.ts";
import { missingFile } from "./open-store.ts";

/** Throws a `StartError` if the settings name a file that is not there: reading must not make one. */
export function requireDatabase(settings: Parameters<typeof missingFile>[0]): void {
  const missing = missingFile(settings);
  if (!missing) return;
  throw new StartError(
    `There is no database ${missing} yet: the server makes it at its first start. ` +
      "Check DATA_DIR (and DATABASE_URL) if it should be elsewhere.",
  );
}
