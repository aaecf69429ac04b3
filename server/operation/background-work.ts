import type { FastifyBaseLogger } from "fastify";
import { type Delivery, startDelivery } from "../delivery/start-delivery.ts";
import type { Env } from "../env.ts";
import type { Store } from "../store/open-store.ts";
import { type Purging, purgeHourly } from "../store/purge-hourly.ts";
import { watchDatabase } from "./watch-database.ts";

/** What the server does besides answering: it watches the database, delivers what is kept, and deletes what is old. */
export interface BackgroundWork {
  /** Opens the database as soon as it can be had, and then begins with the rest. */
  start(log: FastifyBaseLogger): void;
  /** Whether delivery has come to a standstill that will not end by itself soon. */
  standsStill(): boolean;
  /** How many submissions of each category are due to be deleted, and wait for an operator's word. */
  held: Purging["held"];
  /** Begins nothing more, and resolves when what is under way has come to its end. */
  stop(): Promise<void>;
}

/** The work on a store, open or not. */
export function backgroundWork(store: Store, env: Env): BackgroundWork {
  const ending = new AbortController();
  let watching: Promise<void> | undefined;
  let delivery: Delivery | undefined;
  let purging: Purging | undefined;
  return {
    start(log) {
      const onOpen = () => {
        purging = purgeHourly(store, env.RETENTION_DAYS, log);
        delivery = startDelivery(store.outbox, env.delivery, log);
      };
      watching = watchDatabase(store, { log, signal: ending.signal, onOpen });
    },
    held: () => purging?.held() ?? {},
    standsStill: () => delivery?.standsStill() ?? false,
    async stop() {
      ending.abort();
      await Promise.all([watching, purging?.stop(), delivery?.stop()]);
    },
  };
}
