import { rmSync } from "node:fs";
import { realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { OperatorError } from "../cli/operator-error.ts";

/** Writes a text to a file; without a file, yields the text. */
export async function* writeOutput(file: string | undefined, text: AsyncIterable<string>) {
  if (file === undefined) yield* text;
  else await writePrivateFile(file, text);
}

const endSignals = ["SIGHUP", "SIGINT", "SIGTERM"] as const;

/** Writes a text to a file that only its owner can read. If that fails, an existing file keeps its text. */
async function writePrivateFile(file: string, text: AsyncIterable<string>): Promise<void> {
  try {
    const existing = await stat(file).catch(() => undefined);
    if (existing && !existing.isFile()) {
      await writeFile(file, text);
      return;
    }
    const target = existing ? await realpath(file) : file;
    const unfinished = `${target}.${process.pid}`;
    const endBySignal = () => {
      rmSync(unfinished, { force: true });
      process.exit(130);
    };
    for (const signal of endSignals) process.once(signal, endBySignal);
    try {
      await writeFile(unfinished, text, { mode: 0o600, flag: "wx", flush: true });
      await rename(unfinished, target);
    } finally {
      for (const signal of endSignals) process.off(signal, endBySignal);
      await rm(unfinished, { force: true });
    }
  } catch (error) {
    throw new OperatorError(`Cannot write the file: ${(error as Error).message}`);
  }
}
