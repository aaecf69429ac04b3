import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTempFolder } from "#tests/harness/temp-folder.ts";

const preload = new URL("./shift-clock.ts", import.meta.url);

/** A clock for processes of a scenario: `env` are the settings of those that go by it. */
export function createAdjustableClock() {
  const file = join(createTempFolder(), "clock");
  /** Sets it to so many milliseconds ahead of the machine's clock, for all at once. */
  const jump = (ahead: number) => {
    writeFileSync(`${file}.new`, String(ahead));
    renameSync(`${file}.new`, file);
  };
  jump(0);
  return { jump, env: { NODE_OPTIONS: `--import=${preload}`, CLOCK_FILE: file } };
}
