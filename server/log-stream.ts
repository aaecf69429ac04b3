import { write, writeSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

/** How many characters may wait in memory. */
const mostWaiting = 1024 ** 2;

/** Milliseconds before what could not be written is tried again. */
const pause = 1000;

const writeTo = promisify(write);

/**
 * Writes lines to a file descriptor and never keeps anybody waiting. While its disk is full or nobody reads
 * its pipe, lines wait in memory; `onLost` is called for each that finds no room there.
 */
export class LogStream {
  readonly #descriptor: number;
  readonly #onLost: () => void;
  #lines = "";
  /** Lines that are being written, or are to be tried again. */
  #batch: Buffer = Buffer.alloc(0);
  #isRunning = false;
  #writingSince: number | undefined;

  constructor(descriptor: number, onLost: () => void) {
    this.#descriptor = descriptor;
    this.#onLost = onLost;
  }

  write(line: string): void {
    if (this.#batch.length + this.#lines.length + line.length > mostWaiting) {
      this.#onLost();
      return;
    }
    this.#lines += line;
    if (!this.#isRunning) void this.#run();
  }

  /** Writes what waits, once, if that is possible at once: for the end of the process. */
  flush(): void {
    const since = this.#writingSince;
    if (since !== undefined && performance.now() - since > pause) return;
    // What is being written arrives without this.
    const unwritten = since === undefined ? this.#batch : Buffer.alloc(0);
    try {
      writeSync(this.#descriptor, Buffer.concat([unwritten, Buffer.from(this.#lines)]));
    } catch {
      // Nothing can be told any more.
    }
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    // The lines of one turn of the event loop are written together.
    await sleep(0);
    while (this.#batch.length > 0 || this.#lines !== "") {
      if (this.#batch.length === 0) {
        this.#batch = Buffer.from(this.#lines);
        this.#lines = "";
      }
      this.#writingSince = performance.now();
      const { bytesWritten } = await writeTo(this.#descriptor, this.#batch).catch(() => ({
        bytesWritten: 0,
      }));
      this.#writingSince = undefined;
      this.#batch = this.#batch.subarray(bytesWritten);
      if (bytesWritten === 0) await sleep(pause, undefined, { ref: false });
    }
    this.#isRunning = false;
  }
}

/** Standard output for log lines. */
export function standardOutput(onLost: () => void): LogStream {
  const stream = new LogStream(process.stdout.fd, onLost);
  process.on("exit", () => stream.flush());
  return stream;
}
