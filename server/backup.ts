import { backUp } from "./backups/back-up.ts";
import { backUpInto, backupDays } from "./backups/backup-folder.ts";
import { runBackupCommand } from "./backups/run-backup-command.ts";

await runBackupCommand({
  name: "backup",
  purpose:
    "Writes everything that was received into a new SQLite file that only its owner can read; " +
    "the server may be running. In a folder the file is named by the time, and backups there " +
    `are deleted before they are ${backupDays} days old.`,
  withFile: backUp,
  withFolder: backUpInto,
  done: "Written to",
});
