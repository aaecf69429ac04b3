import { backUp } from "./backups/back-up.ts";
import { runBackupCommand } from "./backups/run-backup-command.ts";

await runBackupCommand({
  name: "backup",
  purpose:
    "Writes everything that was received into a new SQLite file that only its owner can read; " +
    "the server may be running.",
  run: backUp,
  done: "Written to",
});
