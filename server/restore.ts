import { restore } from "./backups/restore.ts";
import { runBackupCommand } from "./backups/run-backup-command.ts";

await runBackupCommand({
  name: "restore",
  purpose:
    "Puts a backup into the database that the settings name, SQLite or PostgreSQL, if it is empty.",
  withFile: (setting, file) => restore(file, setting),
  done: "Restored from",
});
