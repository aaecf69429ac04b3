import { createProgram, printWarnings, runProgram, warningExitStatus } from "../cli/program.ts";
import type { DatabaseSetting } from "../settings/setting-formats.ts";
import { readSettings } from "../settings/settings.ts";
import { listPendingMigrations, NewerDatabaseError } from "../store/database/migrations.ts";
import { openDatabase } from "../store/database/open-database.ts";
import { assertDatabaseExists } from "../store/store.ts";

export const program = createProgram(
  "migrate",
  "Brings the tables of the database that the settings name up to this release, as the server does when " +
    "it starts.",
)
  .option(
    "--pending",
    `only lists the migrations that are due; the exit status is ${warningExitStatus} if a newer release made the tables`,
  )
  .action(async ({ pending }: { pending?: boolean }) => {
    const settings = readSettings();
    assertDatabaseExists(settings);
    if (pending) {
      await listPending(settings.DATABASE_URL);
      return;
    }
    await (await openDatabase(settings.DATABASE_URL)).destroy();
    console.log("The tables are those of this release.");
  });

async function listPending(database: DatabaseSetting): Promise<void> {
  await using db = await openDatabase(database, { mode: "inspect", skipsIntegrityCheck: true });
  try {
    for (const step of await listPendingMigrations(db)) console.log(step);
  } catch (error) {
    if (!(error instanceof NewerDatabaseError)) throw error;
    printWarnings([`The database cannot be used by this release: ${error.message}.`]);
  }
}

if (import.meta.main) await runProgram(program);
