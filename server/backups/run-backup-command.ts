import { readEnv } from "../env.ts";
import type { DatabaseSetting } from "../setting-formats.ts";
import { StartError } from "../start-error.ts";
import { type Counts, keptTableNames } from "./kept-tables.ts";

/** A command that takes the name of a file. */
export interface BackupCommand {
  name: "backup" | "restore";
  /** One sentence that says what it does. */
  purpose: string;
  run(setting: DatabaseSetting, file: string): Promise<Counts>;
  /** The words for what was done. */
  done: string;
}

/** The program behind `npm run backup` and `npm run restore`: runs it and sets the exit code. */
export async function runBackupCommand(command: BackupCommand): Promise<void> {
  const [file, ...surplus] = process.argv.slice(2);
  const usage = `${command.purpose}\n\n  npm run ${command.name} -- FILE\n`;
  if (file === "--help" || file === "-h") {
    process.stdout.write(usage);
  } else if (!file || file.startsWith("-") || surplus.length > 0) {
    process.stderr.write(`One file is needed.\n\n${usage}`);
    process.exitCode = 2;
  } else {
    try {
      const counts = await command.run(readEnv().DATABASE_URL, file);
      const rows = keptTableNames.map((table) => `  ${table.padEnd(10)} ${counts[table]}`);
      console.log([`${command.done} ${file}:`, ...rows].join("\n"));
    } catch (error) {
      console.error(error instanceof StartError ? error.message : error);
      process.exitCode = 1;
    }
  }
}
