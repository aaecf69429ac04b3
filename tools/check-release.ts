import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { releasedLocales } from "#locale/languages";
import { pathOf } from "#locale/routes";
import { restore } from "#server/backups/restore";
import { trialDatabase } from "#server/backups/trial-database";
import { readEnv } from "#server/lib/env";
import { createProgram, runProgram } from "#server/lib/program";
import { StartupError } from "#server/lib/startup-error";

/** How long a start may take, in milliseconds. */
const startTimeMs = 60_000;

/** The program by which `idi upgrade` tries a release before it takes the place of another. */
export const program = createProgram(
  "check-release",
  "Starts the server of this folder on a free port, with data of its own and without delivery, and " +
    "asks for its pages. The exit status is 1 if that fails.",
)
  .argument("[backup]", "a backup whose copy it starts with, instead of an empty database")
  .action(check);

async function check(backup: string | undefined): Promise<void> {
  const env = readEnv();
  // On the disk that has room for it. Always the same: what a killed check has left goes with the next one.
  const DATA_DIR = join(env.DATA_DIR, "release-check");
  rmSync(DATA_DIR, { recursive: true, force: true });
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  try {
    if (backup !== undefined) await restore(backup, trialDatabase(DATA_DIR, env.DATABASE_URL));
    await startAndAsk(DATA_DIR);
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

async function startAndAsk(DATA_DIR: string): Promise<void> {
  // The copy holds what has yet to be delivered.
  const own = { DATA_DIR, DATABASE_URL: "", DELIVERY: "off", HOST: "127.0.0.1", PORT: "0" };
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: { ...process.env, ...own },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const end = setTimeout(() => child.kill("SIGKILL"), startTimeMs);
  try {
    const url = await urlIn(child.stdout);
    const paths = ["/readyz", ...releasedLocales.map((locale) => pathOf("home", locale))];
    for (const path of paths) await requireAnswer(`${url}${path}`);
  } finally {
    clearTimeout(end);
    child.kill();
    await ended;
  }
}

/** The address that a server's log names once it is ready. */
async function urlIn(log: NodeJS.ReadableStream): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface(log)) {
    const [, url] = /The site is ready at (http:[^\s"]+)/.exec(line) ?? [];
    if (url) {
      return url;
    }
    lines.push(line);
  }
  throw new StartupError(["The server of the new release does not start.", ...lines].join("\n"));
}

async function requireAnswer(url: string): Promise<void> {
  const { status } = await fetch(url, { signal: AbortSignal.timeout(startTimeMs) });
  if (status !== 200) throw new StartupError(`The new release answers ${url} with ${status}.`);
}

if (import.meta.main) await runProgram(program);
