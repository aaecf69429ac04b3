import type { AddressInfo } from "node:net";
import { buildApp } from "./app.ts";
import { startDelivery } from "./delivery/start-delivery.ts";
import { type Env, readEnv } from "./env.ts";
import { backgroundGazetteer } from "./gazetteer/background-gazetteer.ts";
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
  const gazetteer = backgroundGazetteer(env.DATA_DIR);
  const app = await buildApp({ env, store, gazetteer });
  await app.listen({ host: env.HOST, port: env.PORT }).catch((error: Error) => {
    throw new StartError(
      `Cannot listen on ${env.HOST}, port ${env.PORT}: ${error.message}. ` +
        "Check the settings HOST and PORT.",
    );
  });
  const stopPurging = purgeDaily(store, env.RETENTION_DAYS, (err) =>
    app.log.error({ err }, "Old entries could not be deleted"),
  );
  const delivery = startDelivery(store.outbox, env.delivery, app.log);
  const stop = async () => {
    stopPurging();
    await Promise.all([app.close(), delivery.stop()]);
    await gazetteer.close();
    await store.close();
  };
  gazetteer.start((err, message) => app.log.error({ err }, message));
  // Once: a second signal ends the process at once.
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => void stop());
  console.log(
    `The site is ready at ${visitableAddress(env.HOST, app.addresses() as AddressInfo[])}`,
  );
}

/** The address to open in a browser on this machine. */
function visitableAddress(host: string, [first]: AddressInfo[]): string {
  const anyHost = host === "0.0.0.0" || host === "::";
  const name = host.includes(":") ? `[${host}]` : host;
  return `http://${anyHost ? "localhost" : name}:${first?.port}`;
}
