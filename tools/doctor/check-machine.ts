import { spawnSync } from "node:child_process";
import { accessSync, constants, statfsSync, statSync } from "node:fs";
import { isIP } from "node:net";
import { connect } from "node:tls";
import type { BackupState } from "#server/backups/backup-state.ts";
import { formatCommand, quoteArgument } from "#server/cli/format-command.ts";
import { getLocalUrl } from "#server/listen.ts";
import type { Settings } from "#server/settings/settings.ts";
import { usesHttps } from "#server/settings/uses-https.ts";
import { dayMs, hourMs } from "#server/time/durations.ts";
import { type CheckResult, createCheckResult } from "./check-result.ts";

const hourSeconds = hourMs / 1000;
const megabyte = 1024 ** 2;

/** With less free space, in bytes, a message, a backup or a migration may fail. */
const minFreeBytes = 500 * megabyte;

/** certbot renews a month ahead: with fewer days left it has failed for weeks. */
const minDays = 14;

/** A little more than a day, since backups run nightly. */
const maxBackupAgeSeconds = 26 * hourSeconds;

/** The time limit of another machine's response, in milliseconds. */
const timeoutMs = 5000;

/**
 * Checks that folders with personal data exist, are writable and are closed to others, that the file of a database is
 * writable, and that the settings file is closed to others.
 */
export function checkRights(
  folders: readonly string[],
  settingsFile: string | undefined,
  databaseFile?: string,
): CheckResult {
  const problems = [
    ...folders.flatMap((folder) => findAccessProblem(folder, constants.W_OK, 0o077)),
    ...(databaseFile ? findWriteProblem(databaseFile) : []),
    ...(settingsFile ? findAccessProblem(settingsFile, constants.F_OK, 0o007) : []),
  ];
  return createCheckResult(
    "rights",
    problems.join("\n"),
    "only the server's user reads data and settings",
  );
}

function findAccessProblem(path: string, access: number, forbiddenMode: number): string[] {
  try {
    accessSync(path, access);
    const { mode } = statSync(path);
    return mode & forbiddenMode
      ? [`${path} can be read by others: run chmod go-rwx ${quoteArgument(path)}`]
      : [];
  } catch (error) {
    // A folder that may not be opened hides what is in it.
    if ((error as NodeJS.ErrnoException).code === "ENOENT")
      return [`${path} is missing: run install -d -m 700 -o idi -g idi ${quoteArgument(path)}`];
    return [(error as Error).message];
  }
}

/** A missing file is no problem of its rights. */
function findWriteProblem(file: string): string[] {
  try {
    accessSync(file, constants.W_OK);
    return [];
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === "ENOENT" ? [] : [message];
  }
}

/** Checks the free space on the disks of these folders. */
export function checkDisk(folders: readonly string[], free = readFreeBytes): CheckResult {
  const freeSpace = folders.map((folder) => ({ folder, bytes: free(folder) }));
  const formatFolder = ({ folder, bytes }: (typeof freeSpace)[number]) =>
    `${folder}: ${Math.floor(bytes / megabyte)} MB free`;
  const full = freeSpace.filter(({ bytes }) => bytes < minFreeBytes);
  return createCheckResult(
    "disk",
    full.map(formatFolder).join("\n"),
    freeSpace.map(formatFolder).join("\n"),
  );
}

function readFreeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Checks that systemd synchronises the clock, on which retention, certificates and retries depend. */
export function checkClock(read = readClockStatus): CheckResult {
  const answer = read();
  if (answer === undefined) return { state: "note", name: "clock", message: "unknown" };
  const fix = "not synchronised: run timedatectl set-ntp true";
  return createCheckResult("clock", answer === "yes" ? undefined : fix, "synchronised");
}

function readClockStatus(): string | undefined {
  const args = ["show", "--property=NTPSynchronized", "--value"];
  const { status, stdout } = spawnSync("timedatectl", args, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/** Checks that the newest backup is not too old, and that the last run gave no warnings. */
export function checkBackups(state: BackupState): CheckResult {
  const hours = Math.floor(state.ageSeconds / hourSeconds);
  const age = Number.isFinite(state.ageSeconds) ? `the newest is ${hours} h old` : "there is none";
  const ageProblem =
    state.ageSeconds > maxBackupAgeSeconds
      ? `${age}: run ${formatCommand("backup")}, and check its timer`
      : undefined;
  const problems = [ageProblem, state.warnings].filter((problem) => problem !== undefined);
  return createCheckResult("backups", problems.join("\n"), age);
}

/** Checks that visitors' browsers accept the site's certificate, and for how long. */
export async function checkCertificate(
  settings: Pick<Settings, "SITE_URL">,
  read = readCertificate,
): Promise<CheckResult> {
  const name = "certificate";
  if (!usesHttps(settings)) return { state: "note", name, message: "SITE_URL does not use https" };
  try {
    const days = Math.floor(
      (Date.parse(await read(new URL(settings.SITE_URL))) - Date.now()) / dayMs,
    );
    return createCheckResult(
      name,
      days < minDays ? `expires in ${days} days` : undefined,
      `${days} days`,
    );
  } catch (error) {
    return {
      state: "problem",
      name,
      message: `${settings.SITE_URL}: ${(error as Error).message}`,
    };
  }
}

function readCertificate({ hostname, port }: URL): Promise<string> {
  const servername = isIP(hostname) ? "" : hostname;
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername,
      timeout: timeoutMs,
    });
    socket.once("secureConnect", () => {
      resolve(socket.getPeerCertificate().valid_to);
      socket.end();
    });
    socket.once("timeout", () => socket.destroy(new Error("does not answer")));
    socket.once("error", reject);
  });
}

/** Checks that the server of these settings is ready. */
export async function checkServer({
  HOST,
  PORT,
}: Pick<Settings, "HOST" | "PORT">): Promise<CheckResult> {
  const url = `${getLocalUrl(HOST, PORT)}/readyz`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    const problem = response.ok ? undefined : `not ready: ${await response.text()}`;
    return createCheckResult("server", problem, "ready");
  } catch {
    return { state: "problem", name: "server", message: `does not answer at ${url}` };
  }
}
