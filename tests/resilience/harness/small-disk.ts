import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Context, NotPossible } from "../scenario.ts";
import { tempFolder } from "./temp-folder.ts";

/** A disk of its own that can be made full, and partly empty again. */
export interface SmallDisk {
  folder: string;
  /** Deletes the half of the disk's content that nobody needs. */
  makeRoom(): void;
}

/**
 * Mounts a disk (in memory) of so many mebibytes, half of it taken already, until the scenario ends.
 * Throws `NotPossible` where this process may not mount.
 */
export function mountSmallDisk(context: Pick<Context, "stack">, size: number): SmallDisk {
  const folder = tempFolder(context);
  const options = `size=${size}m,mode=700`;
  const mount = spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], {
    encoding: "utf8",
  });
  if (mount.status !== 0) {
    const why = (mount.stderr || String(mount.error)).trim();
    throw new NotPossible(`a small disk can be mounted by root alone (${why})`);
  }
  // Lazily: whatever still has a file open there is ended by then, or about to be.
  context.stack.defer(() => void spawnSync("umount", ["--lazy", folder]));
  const ballast = join(folder, "ballast");
  writeFileSync(ballast, Buffer.alloc(size * 512 * 1024));
  return { folder, makeRoom: () => rmSync(ballast) };
}
