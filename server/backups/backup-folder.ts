import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSetting } from "../setting-formats.ts";
import { StartupError } from "../startup-error.ts";
import { backUp } from "./back-up.ts";
import type { Counts } from "./kept-tables.ts";

const day = 24 * 60 * 60 * 1000;

/** Backups run nightly: half a day is subtracted so that the next run finds nothing too old. */
const margin = 1.5 * day;

/** The time in a backup's name, in UTC: 2026-01-31T023000.sqlite. */
const named = /^(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\d)\.sqlite$/;

/**
 * Backs up to a file in the directory, named by the current time, and returns its path. Whether or not
 * that succeeds, older backups are made private to their owner and deleted before they are `days` old.
 */
export async function backUpInto(
  setting: DatabaseSetting,
  folder: string,
  days: number,
  now = new Date(),
): Promise<{ file: string; counts: Counts }> {
  const name = now.toISOString().replace(/\..*/, "").replaceAll(/:/g, "");
  const file = join(folder, `${name}.sqlite`);
  tidy(folder, now.getTime() - days * day + margin);
  return { file, counts: await backUp(setting, file) };
}

function tidy(folder: string, oldest: number): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(folder)) {
      const [, hour, minute, second] = named.exec(name) ?? [];
      if (!hour) continue;
      const path = join(folder, name);
      if (Date.parse(`${hour}:${minute}:${second}Z`) < oldest) rmSync(path);
      else if ((statSync(path).mode & 0o777) !== 0o600) chmodSync(path, 0o600);
    }
  } catch (error) {
    throw new StartupError(`Cannot tidy the folder of backups: ${(error as Error).message}`);
  }
}
