import type { Log } from "../log.ts";
import { withTimeout } from "./with-timeout.ts";

/** Milliseconds: the time limits for requests in flight and for the cleanup after them. */
const timeouts = { finish: 10_000, rest: 2000 };

/** What has to end before the process exits. */
export interface Stoppable {
  log: Pick<Log, "info" | "error">;
  /** Accepts nothing new, and resolves once everything in flight has ended. */
  finish(): Promise<unknown>;
  /** Closes everything else. */
  tidyUp(): Promise<void>;
}

/**
 * Shuts down at SIGTERM or SIGINT: finishes what is in flight, cleans up and exits with 0. Both steps
 * have a time limit, 10 seconds in all. A second signal exits at once.
 */
export function stopOnSignal({ log, finish, tidyUp }: Stoppable): void {
  const signals = ["SIGTERM", "SIGINT"] as const;
  const stop = async (signal: NodeJS.Signals) => {
    for (const name of signals) process.off(name, stop);
    const failed = (err: unknown) => log.error({ err }, "Could not stop in good order");
    const done = (work: Promise<unknown>) => work.catch(failed).then(() => true);
    const isFinished = await withTimeout(timeouts.finish, done(finish()), false);
    await withTimeout(timeouts.rest, done(tidyUp()), false);
    log.info({ signal, cut: !isFinished }, "The site has stopped");
    process.exit(0);
  };
  for (const name of signals) process.on(name, stop);
}
