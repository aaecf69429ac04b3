import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { OperatorError } from "../lib/operator-error.ts";

/** Writes a text to a file; without a file, yields the text. */
export async function* writeOutput(file: string | undefined, text: AsyncIterable<string>) {
  if (file === undefined) yield* text;
  else await writePrivately(file, text);
}

/** Writes a text to a file that only its owner can read. */
async function writePrivately(file: string, text: AsyncIterable<string>): Promise<void> {
  try {
    // An existing file keeps its text until it is private: for good if it belongs to somebody else.
    const handle = await open(file, "a", 0o600);
    if ((await handle.stat()).isFile()) {
      await handle.chmod(0o600);
      await handle.truncate();
    }
    await pipeline(text, handle.createWriteStream());
  } catch (error) {
    throw new OperatorError(`Cannot write the file: ${(error as Error).message}`);
  }
}
