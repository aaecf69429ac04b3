import type { FastifyBaseLogger } from "fastify";
import { withTimeout } from "./with-timeout.ts";

/** Milliseconds: what is in flight may take so long, and tidying up afterwards. */
const timeouts = { finish: 10_000, rest: 2000 };

/** What has to end before the process may. */
export interface Stoppable {
  log: Pick<FastifyBaseLogger, "info" | "error">;
  /** Takes nothing new, and resolves once all that is in flight has come to its end. */
  finish(): Promise<unknown>;
  /** Closes everything else. */
  tidyUp(): Promise<void>;
}

/**
 * At SIGTERM or SIGINT finishes what is in flight, closes everything, and ends the process with 0.
 * What takes longer than 10 seconds is cut. A second signal ends the process at once.
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
