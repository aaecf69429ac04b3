import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { type Delivery, startDelivery } from "../delivery/start-delivery.ts";
import type { Env } from "../env.ts";
import type { Store } from "../store/open-store.ts";
import { purgeDaily } from "../store/retention.ts";

/** How long to wait between tries to open the database, in milliseconds. */
const pause = 5000;

/** What the server does besides answering: it opens the database, hands on what is kept, and deletes what is old. */
export interface BackgroundWork {
  /** Goes on trying until the database is open, and then begins with the rest. */
  start(log: FastifyBaseLogger): void;
  /** Whether handing on has come to a standstill that will not end by itself soon. */
  standsStill(): boolean;
  /** Begins nothing more, and resolves when what is under way has come to its end. */
  stop(): Promise<void>;
}

/** The work on a store, open or not. */
export function backgroundWork(store: Store, env: Env): BackgroundWork {
  const ending = new AbortController();
  let opening: Promise<void> | undefined;
  let delivery: Delivery | undefined;
  let stopPurging = () => {};
  return {
    start(log) {
      opening = untilOpen(store, log, ending.signal).then(() => {
        if (ending.signal.aborted) return;
        stopPurging = purgeDaily(store, env.RETENTION_DAYS, (err) =>
          log.error({ err }, "Old entries could not be deleted"),
        );
        delivery = startDelivery(store.outbox, env.delivery, log);
      });
    },
    standsStill: () => delivery?.standsStill() ?? false,
    async stop() {
      ending.abort();
      await opening;
      stopPurging();
      await delivery?.stop();
    },
  };
}

async function untilOpen(store: Store, log: FastifyBaseLogger, signal: AbortSignal): Promise<void> {
  let reason = "";
  while (!signal.aborted) {
    try {
      await store.open();
      if (reason !== "") log.info("The database is open");
      return;
    } catch (error) {
      const found = error instanceof Error ? error.message : String(error);
      if (found !== reason) log.error(`${found} Trying again every ${pause / 1000} seconds.`);
      reason = found;
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  }
}
