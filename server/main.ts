import closeWithGrace from "close-with-grace";
import { buildApp } from "./app.ts";
import {
  getRetentionPeriods,
  getRunningRelease,
  getSamplesWarning,
  readBuildInfo,
  requireBuildSettings,
} from "./built-site/build-info.ts";
import { openBuiltGazetteer } from "./gazetteer/open-gazetteer.ts";
import { type Env, readEnv } from "./lib/env.ts";
import { printError } from "./lib/operator-error.ts";
import { createBackgroundWork } from "./lifecycle/background-work.ts";
import { findRiskySettings } from "./lifecycle/risky-settings.ts";
import { listen, readyMessage } from "./listen.ts";
import { PageCounts } from "./page-counts/page-counts.ts";
import { DatabaseUnavailableError } from "./store/database/database-unavailable.ts";
import { createStore, type Store } from "./store/open-store.ts";

/** Milliseconds: longer than closing connections takes. */
const maxStopMs = 12_000;

/** Signals after which a process cannot run on. */
const fatalSignals: closeWithGrace.AllEvents[] = [
  "SIGABRT",
  "SIGBUS",
  "SIGFPE",
  "SIGILL",
  "SIGSEGV",
  "SIGTRAP",
];

try {
  await start(readEnv());
} catch (error) {
  printError(error);
  process.exit(1);
}

/**
 * Serves until SIGTERM or SIGINT, then finishes the requests in flight and closes the database. A second
 * signal ends it at once. If the database is unavailable at the start, pages are served without it.
 */
async function start(env: Env): Promise<void> {
  const build = readBuildInfo(env.DIST_DIR);
  requireBuildSettings(build, env);
  const store = createStore({ ...env, geocodeDays: getRetentionPeriods(build).geocodeCacheDays });
  await openIfAvailable(store);
  const gazetteer = openBuiltGazetteer(env.DIST_DIR);
  const pageCounts = new PageCounts();
  const work = createBackgroundWork(store, env, { build, pageCounts });
  const app = await buildApp({ env, build, store, gazetteer, work, pageCounts });
  app.log.info(getRunningRelease(build), "Starting");
  for (const { setting, message } of findRiskySettings(env, build?.websiteFormDays)) {
    app.log.warn({ setting }, message);
  }
  const url = await listen(app, env);
  const samplesWarning = getSamplesWarning(build, env);
  if (samplesWarning) app.log.warn(samplesWarning);
  work.start(app.log);
  closeWithGrace(
    { delay: maxStopMs, logger: app.log, skip: fatalSignals },
    async ({ signal, err }) => {
      if (err) app.log.error({ err }, "The site stops because of an error");
      await work.stop(app.close());
      gazetteer.close();
      await store.close();
      app.log.info({ signal }, "The site has stopped");
    },
  );
  // Programs that start the server read the URL: see `parseReadyUrl`.
  app.log.info({ url }, `${readyMessage} at ${url}`);
}

/** @throws `OperatorError` if somebody has to fix something. */
async function openIfAvailable(store: Store): Promise<void> {
  try {
    await store.open();
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
  }
}
