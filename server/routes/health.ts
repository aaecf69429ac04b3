import { access } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Env } from "../lib/env.ts";
import type { BackgroundWork } from "../lifecycle/background-work.ts";
import { createReadinessCheck } from "../lifecycle/readiness.ts";
import type { Store } from "../store/open-store.ts";

/** Why a server is not ready: a failing check, or a shutdown. */
type UnreadyReason = "site" | "store" | "delivery" | "stopping";

interface HealthOptions {
  env: Pick<Env, "DIST_DIR">;
  store: Pick<Store, "checkWritable">;
  work?: Pick<BackgroundWork, "isStalled">;
}

/**
 * Adds the routes that tell a supervisor whether the process lives, and a load balancer whether it is ready: 200, or
 * 503 with the reasons.
 */
export async function addHealthRoutes(app: FastifyInstance, { env, store, work }: HealthOptions) {
  const runChecks = createReadinessCheck({
    // Somebody may have removed it since the start.
    site: () => access(join(env.DIST_DIR, "index.html")),
    store: () => store.checkWritable(),
    async delivery() {
      if (work?.isStalled()) throw new Error("Delivery has stalled.");
    },
  });
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
    const failed: UnreadyReason[] = isStopping ? ["stopping"] : await runChecks();
    logChange(failed);
    if (failed.length === 0) return { status: "ok" };
    return reply.code(503).send({ status: "unavailable", failed });
  });

  /** Logs readiness only when it changes: it is polled every few seconds. */
  function logChange(failed: UnreadyReason[]) {
    const now = failed.join(" ");
    if (now === lastLogged || isStopping) return;
    lastLogged = now;
    if (now === "") app.log.info("Ready again");
    else app.log.error({ failed }, "Not ready");
  }
}
