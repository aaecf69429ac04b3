import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Settings } from "../settings/settings.ts";
import type { Store } from "../store/store.ts";
import { memoizeFor } from "../time/memoize-for.ts";

/** Milliseconds for which the result of a write to the store is reused, and after which a slow write has failed. */
const storeCheckMs = 1000;

interface HealthOptions {
  settings: Pick<Settings, "DIST_DIR">;
  store: Pick<Store, "assertWritable">;
}

/**
 * Adds the routes that tell a supervisor whether the process lives, and a load balancer whether it is ready: 200, or
 * 503 with the reasons.
 */
export async function addHealthRoutes(app: FastifyInstance, { settings, store }: HealthOptions) {
  const checkStore = memoizeFor(storeCheckMs, () =>
    store.assertWritable().then(
      () => true,
      () => false,
    ),
  );
  let lastLogged = "";
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });

  app.get("/healthz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });
  app.get("/readyz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    const failed = isStopping ? ["stopping"] : await findFailures();
    logChange(failed);
    if (failed.length === 0) return { status: "ok" };
    return reply.code(503).send({ status: "unavailable", failed });
  });

  async function findFailures(): Promise<string[]> {
    const late = sleep(storeCheckMs, false, { ref: false });
    const checks = {
      // It may have been removed since the start.
      site: existsSync(join(settings.DIST_DIR, "index.html")),
      store: await Promise.race([checkStore(), late]),
    };
    return Object.entries(checks).flatMap(([name, isPassing]) => (isPassing ? [] : [name]));
  }

  /** Logs readiness only when it changes: it is polled every few seconds. */
  function logChange(failed: string[]) {
    const now = failed.join(" ");
    if (now === lastLogged || isStopping) return;
    lastLogged = now;
    if (now === "") app.log.info("Ready again");
    else app.log.error({ failed }, "Not ready");
  }
}
