import { opendir, rm, unlink } from "node:fs/promises";
import { join } from "node:path";

/**
 * Removes the folder in which release 1.0.0 stored each tile as a file; there may be millions. One after
 * the other, so that neither memory nor the disk is busy with it. What cannot be removed stays.
 */
export async function removeOldFolder(folder: string): Promise<void> {
  try {
    for await (const entry of await opendir(folder, { recursive: true })) {
      if (entry.isFile()) await unlink(join(entry.parentPath, entry.name));
    }
    await rm(folder, { recursive: true });
  } catch {
    // There is none, or it is the operator's to remove.
  }
}
