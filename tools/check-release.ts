import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface, type Interface } from "node:readline";
import { releasedLocales } from "#locale/languages.ts";
import { getPath } from "#locale/routes.ts";
import { prepareScratchDatabase } from "#server/backups/prepare-scratch-database.ts";
import { restore } from "#server/backups/restore.ts";
import { OperatorError } from "#server/cli/operator-error.ts";
import { createProgram, runProgram } from "#server/cli/program.ts";
import { parseReadyUrl } from "#server/listen.ts";
import { readSettings } from "#server/settings/settings.ts";

/** The folder of a check in `DATA_DIR`, with a copy of the database, which a killed check leaves there. */
export const releaseCheckFolder = "release-check";

/** How long a start may take, and each request after it, in milliseconds. */
const startTimeoutMs = 60_000;
const requestTimeoutMs = 60_000;

/** The program by which `idi upgrade` tries a release before it takes the place of another. */
export const program = createProgram(
  "check-release",
  "Starts the server of this folder on a free port, with data of its own and without delivery, and " +
    "asks for its pages. The exit status is 1 if that fails.",
)
  .argument("[backup]", "a backup whose copy it starts with, instead of an empty database")
  .action(check);

async function check(backup: string | undefined): Promise<void> {
  const settings = readSettings();
  // On the disk of the data, which has room for it.
  const DATA_DIR = join(settings.DATA_DIR, releaseCheckFolder);
  rmSync(DATA_DIR, { recursive: true, force: true });
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  try {
    if (backup !== undefined)
      await restore(backup, prepareScratchDatabase(DATA_DIR, settings.DATABASE_URL));
    await startAndProbe(DATA_DIR);
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

async function startAndProbe(DATA_DIR: string): Promise<void> {
  // The copy has messages that are not delivered yet.
  const checkSettings = {
    DATA_DIR,
    DATABASE_URL: "",
    DELIVERY: "off",
    HOST: "127.0.0.1",
    PORT: "0",
  };
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: { ...process.env, ...checkSettings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const log: string[] = [];
  const lines = createInterface(child.stdout).on("line", (line) => log.push(line));
  // "close" comes once its log has been read, too.
  const ended = once(child, "close");
  const end = setTimeout(() => child.kill("SIGKILL"), startTimeoutMs);
  const failure = await assertPages(lines).catch((error: Error) => error);
  child.kill();
  await ended;
  clearTimeout(end);
  if (failure) throw new OperatorError([failure.message, ...log].join("\n"));
}

async function assertPages(log: Interface): Promise<void> {
  const url = await readUrl(log);
  const paths = ["/readyz", ...releasedLocales.map((locale) => getPath("home", locale))];
  for (const path of paths) await probe(`${url}${path}`);
}

/** The URL that a server's log names once it is ready. */
function readUrl(log: Interface): Promise<string> {
  return new Promise((resolve, reject) => {
    log.on("line", (line) => {
      const url = parseReadyUrl(line);
      if (url) resolve(url);
    });
    log.on("close", () => reject(new Error("The server of the new release does not start.")));
  });
}

async function probe(url: string): Promise<void> {
  const request = fetch(url, { signal: AbortSignal.timeout(requestTimeoutMs) });
  const { status } = await request.catch(({ message }: Error) => {
    throw new Error(`The new release does not answer ${url}: ${message}.`);
  });
  if (status !== 200) throw new Error(`The new release answers ${url} with ${status}.`);
}

if (import.meta.main) await runProgram(program);
