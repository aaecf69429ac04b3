import { existsSync } from "node:fs";
import { dirname } from "node:path";
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
import { createFinding, type Finding, formatFindings } from "./finding.ts";

/** The program behind `npm run doctor`. */
export const program = createProgram(
  "doctor",
  "Looks at the running site: settings, rights, disk, clock, database, deliveries, certificate, backups, copies, and " +
    "what launch lists. Changes nothing. The exit status is 1 if something is wrong; notes leave it at 0.",
).action(async () => {
  const findings = await examine(process.env);
  console.log(formatFindings(findings).trimEnd());
  if (findings.some(({ state }) => state === "problem")) process.exitCode = 1;
});

async function examine(environment: Record<string, string | undefined>): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = readSettings(environment);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return [{ state: "problem", check: "settings", message: error.message }];
  }
  const { DATABASE_URL, DATA_DIR, BACKUP_FOLDER } = settings;
  const ofDatabase = DATABASE_URL.dialect === "sqlite" ? [dirname(DATABASE_URL.file)] : [];
  const backups = BACKUP_FOLDER ? [BACKUP_FOLDER] : [];
  const ofData = [...new Set([DATA_DIR, ...ofDatabase])];
  const folders = [...new Set([...ofData, ...backups])];
  return [
    checkNames(environment.IDI_SETTING_NAMES),
    checkRights(folders, environment.IDI_SETTINGS),
    checkDisk([...folders.filter((folder) => existsSync(folder)), projectRoot]),
    checkClock(),
    await checkServer(settings),
    ...(await checkDatabase(settings)),
    checkCopies(ofData),
    checkBackups(settings),
    await checkCertificate(settings),
    checkLaunch(environment),
  ];
}

/** Whether each name in the file of settings is that of a setting: a misspelt one has no effect. */
export function checkNames(names = ""): Finding {
  const check = "settings";
  const others = names.split(" ").filter((name) => name && !settingNames.includes(name));
  if (others.length === 0) return createFinding(check, undefined, "valid");
  const message = `valid, but no settings of the site: ${others.join(", ")} (docs/settings.md)`;
  return { state: "note", check, message };
}

/** Issues before a launch are no fault of a running site. */
function checkLaunch(environment: Record<string, string | undefined>): Finding {
  const check = "launch";
  const { length } = findLaunchIssues(environment);
  if (length === 0) return createFinding(check, undefined, "nothing is open");
  return {
    state: "note",
    check,
    message: `${length} open: ${formatCommand("launch")} lists them`,
  };
}

if (import.meta.main) await runProgram(program);
