import { spawnSync } from "node:child_process";
import { onTestFinished } from "vitest";
import { createTempFolder } from "#tests/harness/temp-folder";
import type { Context } from "./scenario.ts";

/** Mounts a disk (in memory) of 4 MB until the scenario ends; skipped where that is forbidden. */
export function mountSmallDisk({ skip }: Context): string {
  const folder = createTempFolder();
  const options = ["-t", "tmpfs", "-o", "size=4m,mode=700", "tmpfs", folder];
  const { status, stderr } = spawnSync("mount", options, { encoding: "utf8" });
  skip(status !== 0, `a small disk can be mounted by root alone (${stderr})`);
  // Lazily: whatever still has an open file there is about to end.
  onTestFinished(() => void spawnSync("umount", ["--lazy", folder]));
  return folder;
}
