import { spawn } from "node:child_process";
import { once } from "node:events";
import { restartExitCode } from "./build/restart-dev.ts";
import { packageProgram } from "./project.ts";

// The development server, and again whenever it ends because something changed that it reads only once.
let code: number | null = restartExitCode;
while (code === restartExitCode) {
  const args = [packageProgram("astro"), "dev", ...process.argv.slice(2)];
  const server = spawn(process.execPath, args, { stdio: "inherit" });
  const pass = (signal: NodeJS.Signals) => void server.kill(signal);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, pass);
  [code] = await once(server, "exit");
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.off(signal, pass);
}
process.exitCode = code ?? 0;
