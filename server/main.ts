import { buildApp } from "./app.ts";
import { startDelivery } from "./delivery/start-delivery.ts";
import { type Env, readEnv } from "./env.ts";
import { openBuiltGazetteer } from "./gazetteer/built-gazetteer.ts";
import { listen } from "./listen.ts";
import { riskySettings } from "./operation/risky-settings.ts";
import { stopOnSignal } from "./operation/stop-on-signal.ts";
import { StartError } from "./start-error.ts";
import { openStore } from "./store/open-store.ts";
import { purgeDaily } from "./store/retention.ts";

try {
  await start(readEnv());
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

/** Serves until SIGTERM or SIGINT; then finishes what is in flight and closes the database. */
async function start(env: Env): Promise<void> {
  const store = await openStore(env);
  const gazetteer = openBuiltGazetteer(env.DIST_DIR);
  const app = await buildApp({ env, store, gazetteer });
  for (const { setting, message } of riskySettings(env)) app.log.warn({ setting }, message);
  const url = await listen(app, env);
  const stopPurging = purgeDaily(store, env.RETENTION_DAYS, (err) =>
    app.log.error({ err }, "Old entries could not be deleted"),
  );
  const delivery = startDelivery(store.outbox, env.delivery, app.log);
  stopOnSignal({
    log: app.log,
    finish: () => Promise.all([app.close(), delivery.stop()]),
    async tidyUp() {
      stopPurging();
      gazetteer.close();
      await store.close();
    },
  });
  app.log.info(`The site is ready at ${url}`);
}
