import type { ChildProcess } from "node:child_process";

const running = new Set<ChildProcess>();

process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Kills a child process when this process exits in any way. */
export function killAtExit(child: ChildProcess): void {
  running.add(child);
  child.once("exit", () => running.delete(child));
}
