import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { parseReadyUrl } from "#server/listen.ts";
import { projectRoot } from "#tools/project.ts";
import { killAtExit } from "./kill-at-exit.ts";

/** A file of the server's folder in a child process. */
interface NodeProcess {
  child: ChildProcess;
  /** Its output so far. */
  output: { stdout: string; stderr: string };
  ended: Promise<{ code: number | null; signal: string | null; stdout: string; stderr: string }>;
}

export type SiteProcess = Awaited<ReturnType<typeof startSite>>;

/** Node's compile cache, kept between runs: without it each process compiles our sources again. */
const compileCache = join(tmpdir(), "idi-compile-cache");

/**
 * Runs a file of the server's folder with only these settings; it ends with this process. With a file
 * descriptor as `stdout`, its standard output goes there.
 */
export function spawnServerFile(
  file: string,
  args: string[],
  settings: Record<string, string>,
  { root = projectRoot, stdout = "pipe" }: { root?: string; stdout?: number | "pipe" } = {},
): NodeProcess {
  const child = spawn(process.execPath, [`server/${file}`, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...settings },
    stdio: ["ignore", stdout, "pipe"],
  });
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.setEncoding("utf8").on("data", (text: string) => {
      output[name] += text;
    });
  }
  killAtExit(child);
  const ended = once(child, "close").then(([code, signal]) => ({ code, signal, ...output }));
  return { child, output, ended };
}

/**
 * Starts the real server on a free port of 127.0.0.1, with a fresh data folder unless one is given,
 * and without rate limits and tile source unless `env` sets them. `root` is another copy of the project.
 * With `stdout`, a file descriptor for its log, `env` must name the port.
 * @throws with the server's output if it does not become ready.
 */
export async function startSite(
  options: {
    dataDir?: string;
    env?: Record<string, string>;
    root?: string | undefined;
    stdout?: number | undefined;
  } = {},
) {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "idi-site-"));
  const settings = {
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: dataDir,
    RATE_LIMIT: "off",
    RATE_LIMIT_OVERALL: "off",
    GEOCODE_LIMIT: "off",
    TILES_URL: "off",
    ...options.env,
  };
  const server = spawnServerFile("main.ts", [], settings, options);
  const { child, output, ended } = server;
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  const cleanUp = () => {
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return {
      ...server,
      /** Its base URL, without a trailing slash: http://127.0.0.1:40123. */
      url: await waitForUrl(server, settings.PORT),
      dataDir,
      /** Kills the server, as a crash would; the data folder stays. */
      kill: () => end("SIGKILL"),
      /**
       * Stops the server and removes its own data folder.
       * @throws if the server had failed.
       */
      async stop() {
        const failed = child.exitCode !== null && child.exitCode !== 0;
        await end("SIGTERM");
        cleanUp();
        if (failed) throw new Error(`The server had failed:\n${output.stdout}${output.stderr}`);
      },
    };
  } catch (error) {
    await end("SIGKILL");
    cleanUp();
    throw error;
  }
}

function waitForUrl({ child, output, ended }: NodeProcess, port: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (failure: string) =>
      reject(new Error(`The server ${failure}:\n${output.stdout}${output.stderr}`));
    if (child.stdout) {
      createInterface(child.stdout).on("line", (line) => {
        const url = parseReadyUrl(line);
        if (url) resolve(url);
      });
    }
    // The log is not read: the port is known, and the server answers once it is ready.
    const ask = async () => {
      const url = `http://127.0.0.1:${port}`;
      while (child.exitCode === null && !(await fetch(`${url}/healthz`).catch(() => null))?.ok) {
        await sleep(50);
      }
      resolve(url);
    };
    if (!child.stdout) void ask();
    void ended.then(() => fail("has ended"));
  });
}
