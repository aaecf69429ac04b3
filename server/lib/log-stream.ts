import SonicBoom from "sonic-boom";

const maxBufferedBytes = 1024 ** 2;

/** Milliseconds before what could not be written is tried again. */
const retryDelayMs = 1000;

/** Lines for a file descriptor. */
export interface LogStream {
  write(line: string): void;
  /** Writes what waits, if that is possible at once: for the end of the process. */
  flush(): void;
}

/**
 * Writes lines to a file descriptor and makes nobody wait for them. While its disk is full or nobody reads
 * its pipe, lines wait in memory; `onLost` is called for each that finds no room there.
 */
export function openLogStream(descriptor: number, onLost: () => void): LogStream {
  const stream = new SonicBoom({
    fd: descriptor,
    sync: false,
    maxLength: maxBufferedBytes,
    // Without a shortest length it would not flush periodically, and so never again when it is full.
    minLength: 1,
    periodicFlush: retryDelayMs,
  });
  /** Since when lines wait without any being written. */
  let waitingSince: number | undefined;
  stream.on("drop", onLost);
  stream.on("write", () => {
    waitingSince = performance.now();
  });
  stream.on("drain", () => {
    waitingSince = undefined;
  });
  stream.on("error", () => {
    waitingSince = Number.NEGATIVE_INFINITY;
  });
  return {
    write(line) {
      waitingSince ??= performance.now();
      stream.write(line);
    },
    flush() {
      // It tries until it succeeds, so only where that is likely.
      if (waitingSince !== undefined && performance.now() - waitingSince < retryDelayMs)
        stream.flushSync();
    },
  };
}

/** Standard output for log lines. */
export function standardOutput(onLost: () => void): LogStream {
  const stream = openLogStream(process.stdout.fd, onLost);
  process.on("exit", () => stream.flush());
  return stream;
}
