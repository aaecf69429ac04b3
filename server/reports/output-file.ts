import {
  constants,
  createWriteStream,
  fchmodSync,
  fstatSync,
  ftruncateSync,
  openSync,
} from "node:fs";
import { pipeline } from "node:stream/promises";
import { StartupError } from "../lib/startup-error.ts";

/** Writes a text to a file; without one yields it. */
export async function* toOutput(file: string | undefined, text: AsyncIterable<string>) {
  if (file === undefined) yield* text;
  else await writePrivately(file, text);
}

/** Writes a text to a file that only its owner can read. */
async function writePrivately(file: string, text: AsyncIterable<string>): Promise<void> {
  try {
    const descriptor = openSync(file, constants.O_WRONLY | constants.O_CREAT, 0o600);
    // An existing file keeps its mode: it is made private before anything is written.
    if (fstatSync(descriptor).isFile()) {
      fchmodSync(descriptor, 0o600);
      ftruncateSync(descriptor);
    }
    await pipeline(text, createWriteStream("", { fd: descriptor }));
  } catch (error) {
    throw new StartupError(`Cannot write the file: ${(error as Error).message}`);
  }
}
