import type { ChildProcess } from "node:child_process";

const runningProcesses = new Set<ChildProcess>();

process.once("exit", () => {
  for (const child of runningProcesses) child.kill("SIGKILL");
});

export function killAtExit(child: ChildProcess): void {
  runningProcesses.add(child);
  child.once("exit", () => runningProcesses.delete(child));
}
