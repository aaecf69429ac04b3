import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** A backup in the making has this ending; SQLite keeps further files beside it. */
export const draftEnd = ".partial";
/** The endings of all that belongs to a draft. */
export const draftEnds = ["", "-wal", "-shm", "-journal"].map((end) => draftEnd + end);

/** A draft that nobody has written to for so long, in milliseconds, is a killed command's. */
const abandoned = 60 * 60 * 1000;

/** Removes what killed backups have left in a folder: it holds personal data, and nobody looks for it. */
export function removeLeftovers(folder: string): void {
  const ends = draftEnds.map((end) => `.sqlite${end}`);
  for (const name of readdirSync(folder).filter((one) => ends.some((end) => one.endsWith(end)))) {
    const path = join(folder, name);
    const writtenAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - writtenAt > abandoned) rmSync(path, { force: true });
  }
}
