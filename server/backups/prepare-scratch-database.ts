import { readdirSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { OperatorError } from "../cli/operator-error.ts";
import type { DatabaseSetting } from "../settings/setting-formats.ts";
import { createPrivateFolder } from "../store/database/create-private-folder.ts";

/**
 * Creates the folder of a scratch database, and returns the setting of the SQLite database in it.
 * @throws `OperatorError` if the folder is not empty, or is that of the configured database.
 */
export function prepareScratchDatabase(folder: string, configured: DatabaseSetting) {
  let path: string;
  let isEmpty: boolean;
  try {
    createPrivateFolder(folder);
    path = realpathSync(folder);
    isEmpty = readdirSync(path).length === 0;
  } catch (error) {
    throw new OperatorError(`Cannot use the folder ${folder}: ${(error as Error).message}`);
  }
  if (configured.dialect === "sqlite" && path === resolveFolder(configured.file)) {
    throw new OperatorError(
      `${folder} is the folder of the server's database: a scratch database must have another folder.`,
    );
  }
  if (!isEmpty)
    throw new OperatorError(`${folder} is not empty: a scratch database must have a new folder.`);
  return { dialect: "sqlite", file: join(path, "idi.sqlite") } satisfies DatabaseSetting;
}

function resolveFolder(file: string): string {
  try {
    return realpathSync(dirname(file));
  } catch {
    return dirname(file);
  }
}
