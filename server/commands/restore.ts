import { readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { Option } from "commander";
import { formatCounts, formatDamagedSubmissions } from "../backups/backup-tables.ts";
import { prepareScratchDatabase } from "../backups/prepare-scratch-database.ts";
import { type RestoreResult, restore } from "../backups/restore.ts";
import { type InPlaceRestoreResult, restoreInPlace } from "../backups/restore-in-place.ts";
import { formatCommand, quoteArgument } from "../cli/format-command.ts";
import { createProgram, printWarnings, runProgram, warningExitStatus } from "../cli/program.ts";
import { type DatabaseSetting, getDatabaseHost } from "../settings/setting-formats.ts";
import { readSettings } from "../settings/settings.ts";

export const program = createProgram(
  "restore",
  "Puts a backup into the database that the settings name, SQLite or PostgreSQL, if it is empty. The exit " +
    `status is ${warningExitStatus} if it is restored with warnings: it has damaged submissions, or may have some that people ` +
    "had deleted.",
)
  .argument("<file>")
  .option(
    "--scratch <folder>",
    "restores it into a database of its own in this new folder, which no server uses; that of the " +
      "settings is not touched",
  )
  .addOption(
    new Option(
      "--set-aside",
      "restores it in place of the SQLite database that is there, which moves into a new folder beside " +
        "it; stop the server before",
    ).conflicts("scratch"),
  )
  .action(async (file: string, { scratch, setAside }: { scratch?: string; setAside?: true }) => {
    const { DATABASE_URL } = readSettings();
    if (setAside) {
      const restored = await restoreInPlace(file, DATABASE_URL);
      printResult(file, DATABASE_URL, restored);
      if (restored.file !== undefined) console.log(getSetAsideMessage(restored.file, restored));
      printWarnings(listWarnings(restored));
      return;
    }
    const target =
      scratch === undefined ? DATABASE_URL : prepareScratchDatabase(scratch, DATABASE_URL);
    const restored = await restore(file, target).catch((error) => {
      if (scratch !== undefined) emptyFolder(scratch);
      throw error;
    });
    printResult(file, target, restored);
    if (target.dialect === "sqlite" && scratch !== undefined)
      console.log(getScratchDatabaseMessage(target.file));
    printWarnings(listWarnings(restored));
  });

/** Empties the folder of an unfinished scratch database, such as after a full disk: it contains personal data, too. */
function emptyFolder(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
}

function printResult(
  file: string,
  target: DatabaseSetting,
  { counts, leftOut }: RestoreResult,
): void {
  console.log(`Restored from ${file} into ${formatDatabaseName(target)}:\n${formatCounts(counts)}`);
  if (leftOut > 0) console.log(`Left out, because people had them deleted: ${leftOut}`);
}

function listWarnings({ damaged, unreadable }: RestoreResult): string[] {
  const warnings = formatDamagedSubmissions(damaged);
  if (unreadable.length === 0) return warnings;
  return [
    ...warnings,
    `The list of deletions cannot be read completely: ${unreadable.join(", ")}. What people had deleted ` +
      `since the backup may be here again. To delete it once more: ${formatCommand("person", "delete EMAIL --yes")}`,
  ];
}

function formatDatabaseName(database: DatabaseSetting): string {
  if (database.dialect === "sqlite") return database.file;
  const { pathname } = new URL(database.url);
  return `the PostgreSQL database ${pathname.slice(1)} at ${getDatabaseHost(database.url)}`;
}

function getSetAsideMessage(file: string, { unrestored }: InPlaceRestoreResult): string {
  const location = `The database that was there is now ${file}`;
  const deletion = `delete its folder, which contains personal data: ${dirname(file)}`;
  if (unrestored?.received === 0) {
    return `${location}. All its messages are in the backup. When you no longer need it, ${deletion}`;
  }
  const settings = formatDatabaseSetting(file);
  const count = unrestored
    ? "Only it has what was received since the backup " +
      `(messages: ${unrestored.received}, not delivered: ${unrestored.undelivered})`
    : "It cannot be read here. Unless it is damaged, only it has what was received since the backup";
  return [
    `${location}. ${count}. The release that used it can show and deliver these messages:`,
    `  ${formatCommand("prospects", "list", settings)}          (likewise messages)`,
    `  ${formatCommand("prospects", "undelivered", settings)}   (likewise messages; "retry" sends them at once)`,
    `  ${formatCommand("serve", "", `${settings} HOST=127.0.0.1 PORT=0`)}   (delivers them; stop it with Ctrl+C when none is undelivered)`,
    `Then ${deletion}`,
  ].join("\n");
}

function getScratchDatabaseMessage(file: string): string {
  return (
    "This is a scratch database: no server uses it. Commands read it with the setting " +
    `${formatDatabaseSetting(file)}; then delete its folder, which contains personal data.`
  );
}

function formatDatabaseSetting(file: string): string {
  return `DATABASE_URL=${quoteArgument(`sqlite:${file}`)}`;
}

if (import.meta.main) await runProgram(program);
