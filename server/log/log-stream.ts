import SonicBoom from "sonic-boom";

const maxBufferedBytes = 1024 ** 2;

/** Milliseconds before unwritten lines are tried again. */
const retryDelayMs = 1000;

/**
 * Writes log lines to a file descriptor without blocking. While the disk is full, or the pipe is not read, lines wait
 * in memory; `onLost` is called for each line that finds no room there.
 */
export function openLogStream(descriptor: number, onLost: () => void) {
  const stream = new SonicBoom({
    fd: descriptor,
    sync: false,
    maxLength: maxBufferedBytes,
    // Required: only then does sonic-boom flush periodically, and recover from a full disk.
    minLength: 1,
    periodicFlush: retryDelayMs,
  });
  /** The time since which lines have been waiting without any being written. */
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
    write(line: string) {
      waitingSince ??= performance.now();
      stream.write(line);
    },
    /** Writes waiting lines at the end of the process, if that is possible at once. */
    flush() {
      // It blocks until it succeeds: called only where that is likely.
      if (waitingSince !== undefined && performance.now() - waitingSince < retryDelayMs)
        stream.flushSync();
    },
  };
}

/** Standard output for log lines. */
export function createStdoutStream(onLost: () => void) {
  const stream = openLogStream(process.stdout.fd, onLost);
  process.on("exit", () => stream.flush());
  return stream;
}
