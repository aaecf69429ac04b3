import { spawn } from "node:child_process";
import { once } from "node:events";
import { packageProgram } from "#tools/project";
import { killAtExit } from "./kill-at-exit.ts";

/** A running development server. */
export interface DevServer {
  /** Its base URL, without a trailing slash. */
  url: string;
  stop: () => Promise<void>;
}

/** Starts the development server of the project in the directory `root` on a free port. */
export async function startDevServer(root: string): Promise<DevServer> {
  const astro = [packageProgram("astro"), "dev", "--host", "127.0.0.1", "--port", "0"];
  const server = spawn(process.execPath, astro, {
    cwd: root,
    // A build by Vite in this process has set NODE_ENV to production, which Astro takes over.
    env: {
      ...process.env,
      NODE_ENV: "development",
      ASTRO_TELEMETRY_DISABLED: "1",
      NO_COLOR: "1",
      CI: "1",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  killAtExit(server);
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    server.stdout.on("data", (chunk: Buffer) => {
      output += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output);
      if (found) resolve(found[0]);
    });
    server.once("exit", () => reject(new Error(`astro dev ended: ${output}`)));
  });
  return {
    url,
    stop: async () => {
      server.kill();
      if (server.exitCode === null) await once(server, "exit");
    },
  };
}
