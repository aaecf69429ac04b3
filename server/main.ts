import closeWithGrace from "close-with-grace";
import { buildApp } from "./app.ts";
import {
  assertBuildSettings,
  getRetentionPeriods,
  getRunningRelease,
  getSamplesWarning,
  readBuildInfo,
} from "./built-site/build-info.ts";
import { printError } from "./cli/operator-error.ts";
import { openBuiltGazetteer } from "./gazetteer/open-gazetteer.ts";
import { createBackgroundWork } from "./lifecycle/background-work.ts";
import { listen, readyMessage } from "./listen.ts";
import { PageCounter } from "./page-counts/page-counter.ts";
import { findRiskySettings } from "./settings/risky-settings.ts";
import { readSettings, type Settings } from "./settings/settings.ts";
import { DatabaseUnavailableError } from "./store/database/database-unavailable.ts";
import { createStore, type Store } from "./store/store.ts";

/** The time limit of a shutdown, in milliseconds: longer than closing connections takes. */
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
  await start(readSettings());
} catch (error) {
  printError(error);
  process.exit(1);
}

/**
 * Serves until SIGTERM or SIGINT, then finishes the requests in flight and closes the database. A second
 * signal ends it at once. If the database is unavailable at the start, pages are served without it.
 */
async function start(settings: Settings): Promise<void> {
  const build = readBuildInfo(settings.DIST_DIR);
  assertBuildSettings(build, settings);
  const store = createStore({
    ...settings,
    geocodeDays: getRetentionPeriods(build).geocodeCacheDays,
  });
  await openIfAvailable(store);
  const gazetteer = openBuiltGazetteer(settings.DIST_DIR);
  const pageCounter = new PageCounter();
  const work = createBackgroundWork(store, settings, { build, pageCounter });
  const app = await buildApp({ settings, build, store, gazetteer, work, pageCounter });
  app.log.info(getRunningRelease(build), "Starting");
  for (const { setting, message } of findRiskySettings(settings, build?.websiteFormDays)) {
    app.log.warn({ setting }, message);
  }
  const url = await listen(app, settings);
  const samplesWarning = getSamplesWarning(build, settings);
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

/** @throws `OperatorError` if an operator has to fix something. */
async function openIfAvailable(store: Store): Promise<void> {
  try {
    await store.open();
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
  }
}
