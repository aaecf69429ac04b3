import { describeDamaged, formatCounts } from "./backups/backup-tables.ts";
import { restore } from "./backups/restore.ts";
import { trialDatabase } from "./backups/trial-database.ts";
import { newProgram, runProgram } from "./command-line.ts";
import { readEnv } from "./env.ts";
import type { DatabaseSetting } from "./setting-formats.ts";
import { StartupError } from "./startup-error.ts";

const program = newProgram(
  "restore",
  "Puts a backup into the database that the settings name, SQLite or PostgreSQL, if it is empty.",
)
  .argument("<file>")
  .option(
    "--trial <folder>",
    "restores it into a database of its own in this new folder, which no server uses; that of the " +
      "settings is not touched",
  )
  .action(async (file: string, { trial }: { trial?: string }) => {
    const { DATABASE_URL } = readEnv();
    const place = trial === undefined ? DATABASE_URL : trialDatabase(trial, DATABASE_URL);
    const { counts, leftOut, damaged } = await restore(file, place);
    console.log(`Restored from ${file} into ${nameOf(place)}:\n${formatCounts(counts)}`);
    if (leftOut > 0) console.log(`Deleted at people's request, and so left out: ${leftOut}`);
    if (place.dialect === "sqlite" && trial !== undefined) console.log(describeTrial(place.file));
    if (damaged.length > 0) throw new StartupError(describeDamaged(damaged).join("\n"));
  });

function nameOf(database: DatabaseSetting): string {
  if (database.dialect === "sqlite") return database.file;
  const { host, pathname } = new URL(database.url);
  return `the PostgreSQL database ${pathname.slice(1)} at ${host}`;
}

function describeTrial(file: string): string {
  return (
    "This is a trial: no server uses it. Commands read it with the setting " +
    `DATABASE_URL=sqlite:${file}; then delete its folder, which holds personal data.`
  );
}

await runProgram(program);
