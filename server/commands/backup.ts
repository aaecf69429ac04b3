import { backUp } from "../backups/back-up.ts";
import { backUpInto, type WrittenBackup } from "../backups/backup-folder.ts";
import { formatCounts, formatDamagedSubmissions } from "../backups/backup-tables.ts";
import { getRetentionPeriods, readBuildInfo } from "../built-site/build-info.ts";
import { createProgram, printWarnings, runProgram, warningExitStatus } from "../cli/program.ts";
import type { DatabaseSetting } from "../settings/setting-formats.ts";
import { readSettings } from "../settings/settings.ts";

export const program = createProgram(
  "backup",
  "Writes everything that was received into a new SQLite file that only its owner can read; the " +
    `server may be running. The exit status is ${warningExitStatus} if it is written with warnings.`,
)
  .argument("[file]")
  .option(
    "--folder <folder>",
    "write into a file of this folder that is named by the time; then backups there are deleted by " +
      "the day that the privacy policy of the built site names",
  )
  .action(async (file: string | undefined, { folder = "" }) => {
    if (!file === !folder) program.error("Enter a file, or --folder with a folder.");
    const { DATABASE_URL, DIST_DIR } = readSettings();
    const { warnings, ...written } = file
      ? await backUpToFile(DATABASE_URL, file)
      : await backUpInto(
          DATABASE_URL,
          folder,
          getRetentionPeriods(readBuildInfo(DIST_DIR)).websiteBackupDays,
        );
    console.log(`Written to ${written.file}:\n${formatCounts(written.counts)}`);
    printWarnings(warnings);
  });

async function backUpToFile(database: DatabaseSetting, file: string): Promise<WrittenBackup> {
  const { counts, damaged } = await backUp(database, file);
  return { file, counts, warnings: formatDamagedSubmissions(damaged) };
}

if (import.meta.main) await runProgram(program);
