import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

/** What Node makes of our sources, kept between runs: without it each process compiles them again. */
const compileCache = join(tmpdir(), "idi-compile-cache");

/** Runs a file of the server's folder in a process of its own, which ends with the running test. */
export function runNode(file: string, args: string[], settings: Record<string, string>) {
  const script = fileURLToPath(new URL(`../../server/${file}`, import.meta.url));
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (text: string) => {
      output[name] += text;
    });
  }
  const ended = once(child, "close").then(([code, signal]) => ({ code, signal, ...output }));
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return { child, output, ended };
}

/** Starts the real server on a free port; `url` is the address that it tells. */
export async function startServer(settings: Record<string, string>) {
  const server = runNode("main.ts", [], {
    PORT: "0",
    HOST: "127.0.0.1",
    RATE_LIMIT: "off",
    RATE_LIMIT_OVERALL: "off",
    GEOCODE_LIMIT: "off",
    TILES_URL: "off",
    ...settings,
  });
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const [, address] = /The site is ready at (http:[^\s"]+)/.exec(server.output.stdout) ?? [];
      if (address) resolve(address);
    };
    server.child.stdout.on("data", look);
    server.ended.then(({ stderr }) => reject(new Error(`The server has ended: ${stderr}`)));
  });
  return { ...server, url };
}
