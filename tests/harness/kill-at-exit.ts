import type { ChildProcess } from "node:child_process";

const runningProcesses = new Set<ChildProcess>();

process.once("exit", () => {
  for (const child of runningProcesses) child.kill("SIGKILL");
});

/** Kills a child process when this process exits in any way. */
export function killAtExit(child: ChildProcess): void {
  runningProcesses.add(child);
  child.once("exit", () => runningProcesses.delete(child));
}
