import { spawnSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import type { Context } from "./scenario.ts";

/**
 * Mounts a disk (in memory) of 4 MB until the scenario ends; skipped where that is forbidden. All but the given KB
 * are taken until `makeRoom` is called.
 */
export function mountSmallDisk({ skip }: Context, freeKb: number) {
  const folder = createTempFolder();
  const options = ["-t", "tmpfs", "-o", "size=4m,mode=700", "tmpfs", folder];
  const { status, stderr } = spawnSync("mount", options, { encoding: "utf8" });
  skip(status !== 0, `a small disk can be mounted by root alone (${stderr})`);
  // Lazily: a process that still has an open file there is about to end.
  onTestFinished(() => void spawnSync("umount", ["--lazy", folder]));
  const ballast = join(folder, "ballast");
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(ballast, Buffer.alloc(bavail * bsize - freeKb * 1024));
  return { folder, makeRoom: () => rmSync(ballast) };
}
