import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { type Delivery, startDelivery } from "../delivery/start-delivery.ts";
import type { Env } from "../env.ts";
import type { Store } from "../store/open-store.ts";
import { type Purging, purgeHourly } from "../store/purge-hourly.ts";

/** How long to wait between tries to open the database, in milliseconds. */
const pause = 5000;

/** What the server does besides answering: it opens the database, hands on what is kept, and deletes what is old. */
export interface BackgroundWork {
  /** Goes on trying until the database is open, and then begins with the rest. */
  start(log: FastifyBaseLogger): void;
  /** Whether handing on has come to a standstill that will not end by itself soon. */
  standsStill(): boolean;
  /** How many entries of each kind are due to be deleted, and wait for a keeper's word. */
  held: Purging["held"];
  /** Begins nothing more, and resolves when what is under way has come to its end. */
  stop(): Promise<void>;
}

/** The work on a store, open or not. */
export function backgroundWork(store: Store, env: Env): BackgroundWork {
  const ending = new AbortController();
  let opening: Promise<void> | undefined;
  let delivery: Delivery | undefined;
  let purging: Purging | undefined;
  return {
    start(log) {
      opening = untilOpen(store, log, ending.signal).then(() => {
        if (ending.signal.aborted) return;
        purging = purgeHourly(store, env.RETENTION_DAYS, log);
        delivery = startDelivery(store.outbox, env.delivery, log);
      });
    },
    held: () => purging?.held() ?? {},
    standsStill: () => delivery?.standsStill() ?? false,
    async stop() {
      ending.abort();
      await opening;
      purging?.stop();
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
