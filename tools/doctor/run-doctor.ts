import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { readBackupState } from "#server/backups/backup-state.ts";
import { formatCommand } from "#server/cli/format-command.ts";
import { OperatorError } from "#server/cli/operator-error.ts";
import { createProgram, runProgram } from "#server/cli/program.ts";
import { readSettings, type Settings, settingNames } from "#server/settings/settings.ts";
import { findLaunchIssues } from "../launch/find-launch-issues.ts";
import { projectRoot } from "../project.ts";
import { checkCopies } from "./check-copies.ts";
import { checkDatabase } from "./check-database.ts";
import {
  checkBackups,
  checkCertificate,
  checkClock,
  checkDisk,
  checkRights,
  checkServer,
} from "./check-machine.ts";
import { type CheckResult, createCheckResult, formatCheckResults } from "./check-result.ts";

export const program = createProgram(
  "doctor",
  "Looks at the running site: settings, rights, disk, clock, database, deliveries, certificate, backups, copies, and " +
    "what launch lists. Changes nothing. The exit status is 1 if something is wrong; notes leave it at 0.",
).action(async () => {
  const results = await runChecks(process.env);
  console.log(formatCheckResults(results).trimEnd());
  if (results.some(({ state }) => state === "problem")) process.exitCode = 1;
});

async function runChecks(environment: Record<string, string | undefined>): Promise<CheckResult[]> {
  let settings: Settings;
  try {
    settings = readSettings(environment);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return [{ state: "problem", name: "settings", message: error.message }];
  }
  const { DATABASE_URL, DATA_DIR, BACKUP_FOLDER } = settings;
  const databaseFile = DATABASE_URL.dialect === "sqlite" ? DATABASE_URL.file : undefined;
  const databaseFolders = databaseFile ? [dirname(databaseFile)] : [];
  const backupFolders = BACKUP_FOLDER ? [BACKUP_FOLDER] : [];
  const dataFolders = [...new Set([DATA_DIR, ...databaseFolders])];
  const folders = [...new Set([...dataFolders, ...backupFolders])];
  return [
    checkNames(environment.IDI_SETTING_NAMES),
    checkRights(folders, environment.IDI_SETTINGS_FILE, databaseFile),
    checkDisk([...folders.filter((folder) => existsSync(folder)), projectRoot]),
    checkClock(),
    await checkServer(settings),
    ...(await checkDatabase(settings)),
    checkCopies(dataFolders),
    checkBackups(await readBackupState(BACKUP_FOLDER)),
    await checkCertificate(settings),
    checkLaunch(environment),
  ];
}

/** Checks that each name in the file of settings is a setting: a misspelt one has no effect. */
export function checkNames(names = ""): CheckResult {
  const name = "settings";
  const unknownNames = names.split(" ").filter((name) => name && !settingNames.includes(name));
  if (unknownNames.length === 0) return createCheckResult(name, undefined, "valid");
  const message = `valid, but with unknown names: ${unknownNames.join(", ")} (see docs/settings.md)`;
  return { state: "note", name, message };
}

/** Launch issues are only a note: the site runs with them. */
function checkLaunch(environment: Record<string, string | undefined>): CheckResult {
  const name = "launch";
  const { length } = findLaunchIssues(environment);
  if (length === 0) return createCheckResult(name, undefined, "no open issues");
  return {
    state: "note",
    name,
    message: `${length} open issues: see ${formatCommand("launch")}`,
  };
}

if (import.meta.main) await runProgram(program);
