import { spawn } from "node:child_process";
import { once } from "node:events";

export type DevServer = Awaited<ReturnType<typeof startDevServer>>;

/** Starts `npm run dev` of the project in the folder `root` on a free port. */
export async function startDevServer(root: string) {
  const args = ["run", "dev", "--", "--host", "127.0.0.1", "--port", "0"];
  const server = spawn("npm", args, {
    cwd: root,
    // A build by Vite in this process has set NODE_ENV to production, which Astro takes over.
    env: {
      ...process.env,
      NODE_ENV: "development",
      ASTRO_TELEMETRY_DISABLED: "1",
      NO_COLOR: "1",
      CI: "1",
    },
    stdio: ["ignore", "pipe", "pipe"],
    // A process group of its own, with the server that it restarts.
    detached: true,
  });
  const signalAll = (signal: NodeJS.Signals) =>
    void (server.exitCode === null && process.kill(-Number(server.pid), signal));
  const killAll = () => signalAll("SIGKILL");
  process.once("exit", killAll);
  let output = "";
  let url = "";
  await new Promise<void>((resolve, reject) => {
    const collectOutput = (chunk: Buffer) => {
      output += chunk;
      url = output.match(/http:\/\/127\.0\.0\.1:\d+/g)?.at(-1) ?? "";
      if (url) resolve();
    };
    server.stdout.on("data", collectOutput);
    server.stderr.on("data", collectOutput);
    server.once("exit", () => reject(new Error(`npm run dev ended: ${output}`)));
  });
  return {
    /** Its base URL, without a trailing slash; another one after it has started again. */
    get url() {
      return url;
    },
    /** Its output in the terminal so far. */
    get output() {
      return output;
    },
    stop: async () => {
      process.off("exit", killAll);
      const closed = once(server, "close");
      signalAll("SIGTERM");
      await closed;
    },
  };
}
