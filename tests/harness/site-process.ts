import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "#tools/project";

const startTimeout = 60_000;
const stopTimeout = 10_000;

/** A running server of the built site. */
export interface SiteProcess {
  /** Where it answers, without a trailing slash: http://127.0.0.1:40123. */
  url: string;
  dataDir: string;
  /** Everything that the server has printed so far. */
  output(): string;
  /** Ends the server at once, as a crash would; the data folder stays. */
  kill(): Promise<void>;
  /** Stops the server and removes a data folder of its own. Throws if the server had failed. */
  stop(): Promise<void>;
}

/**
 * Starts the real server on a free port of 127.0.0.1, with a fresh data folder unless one is given,
 * without rate limits and without a source of tiles unless `env` says otherwise. With `logFile` its
 * log goes there, past this process; `root` is the folder of another copy of the project. Throws with
 * the server's words if it does not become ready.
 */
export async function startSite(
  options: { dataDir?: string; env?: Record<string, string>; logFile?: string; root?: string } = {},
): Promise<SiteProcess> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "idi-site-")));
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: options.root ?? projectRoot,
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      RATE_LIMIT: "off",
      RATE_LIMIT_OVERALL: "off",
      GEOCODE_LIMIT: "off",
      TILES_URL: "off",
      ...options.env,
    },
    stdio: ["ignore", options.logFile ? openSync(options.logFile, "w") : "pipe", "pipe"],
  });
  const output = collectOutput(child, options.logFile);
  const killAtExit = () => child.kill("SIGKILL");
  process.once("exit", killAtExit);
  child.once("close", () => process.off("exit", killAtExit));
  const cleanUp = async () => {
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const url = await waitUntilReady(child, output);
    return {
      url,
      dataDir,
      output,
      kill: () => end(child, "SIGKILL"),
      stop: async () => {
        const failed = child.exitCode !== null && child.exitCode !== 0;
        await end(child, "SIGTERM");
        await cleanUp();
        if (failed) throw new Error(`The server had failed:\n${output()}`);
      },
    };
  } catch (error) {
    await end(child, "SIGKILL");
    await cleanUp();
    throw error;
  }
}

function collectOutput(child: ChildProcess, logFile: string | undefined): () => string {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => chunks.push(chunk));
  }
  return () => (logFile ? readFileSync(logFile, "utf8") : "") + chunks.join("");
}

async function waitUntilReady(child: ChildProcess, output: () => string): Promise<string> {
  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline && !hasEnded(child)) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0];
    if (url) return url;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const why = hasEnded(child) ? "ended" : `was not ready after ${startTimeout / 1000} s`;
  throw new Error(`The server ${why}:\n${output()}`);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const closed = once(child, "close");
  child.kill(signal);
  const lastResort = setTimeout(() => child.kill("SIGKILL"), stopTimeout);
  await closed;
  clearTimeout(lastResort);
}
