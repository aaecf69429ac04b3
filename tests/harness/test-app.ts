import { copyFileSync, existsSync } from "node:fs";
import type { InjectOptions } from "fastify";
import { inject, onTestFinished } from "vitest";
import { buildApp } from "#server/app.ts";
import { readBuildInfo } from "#server/built-site/build-info.ts";
import { type Gazetteer, openGazetteer } from "#server/gazetteer/open-gazetteer.ts";
import { createBackgroundWork } from "#server/lifecycle/background-work.ts";
import { PageCounter } from "#server/page-counts/page-counter.ts";
import { readSettings, type Settings } from "#server/settings/settings.ts";
import { openStore, type Store } from "#server/store/store.ts";
import { type SubmissionCategory, submissionKinds } from "#server/store/submissions/submission.ts";
import type { SubmissionStore } from "#server/store/submissions/submission-store.ts";
import { ensureGazetteer } from "#tools/build/gazetteer/compile-gazetteer.ts";
import { listStored } from "./submissions.ts";
import { createTempFolder } from "./temp-folder.ts";

interface Parts {
  settings?: Record<string, string>;
  /** Replaces methods of the real store of submissions. */
  submissions?: Partial<SubmissionStore>;
  /** Replaces the gazetteer. */
  gazetteer?: Pick<Gazetteer, "find">;
  /** Event loop delay limit in milliseconds. By default no test fails on a busy machine. */
  maxEventLoopDelayMs?: number;
  /** Delays in milliseconds, as those of the server, of refusals to a flood and while closing. */
  floodDelayMs?: number;
  closeTimeoutMs?: number;
  /**
   * How long a visitor waits for a street tile, its source may take (60 000), and it is cached at least, in
   * milliseconds.
   */
  tileTimings?: { maxWaitMs?: number; timeoutMs?: number; minCacheMs?: number };
  /** How long a query waits for another process's lock, in milliseconds. */
  lockTimeoutMs?: number;
  /** Opens the store in another way than the server does. */
  open?: (settings: Settings) => Promise<Store>;
  pageCounter?: PageCounter;
  runsBackgroundWork?: boolean;
}

/**
 * The server with a built site and a store of its own; `list` returns what is stored. Stopped when the
 * running test has finished.
 */
export async function buildTestApp({ settings: given, ...replaced }: Parts = {}) {
  const settings = readSettings({
    DATA_DIR: createTempFolder(),
    DIST_DIR: inject("testSite"),
    RATE_LIMIT: "off",
    RATE_LIMIT_OVERALL: "off",
    GEOCODE_LIMIT: "off",
    TILES_URL: "off",
    ...given,
  });
  const { DATABASE_URL } = settings;
  // Tests of the built site do not have the databases that unit tests share: they create the tables.
  const template = inject("templates")?.file;
  const isNew = DATABASE_URL.dialect === "sqlite" && !existsSync(DATABASE_URL.file);
  if (template && isNew && !replaced.open) copyFileSync(template, DATABASE_URL.file);
  const store = await (replaced.open?.(settings) ??
    openStore(settings, { lockTimeoutMs: replaced.lockTimeoutMs }));
  onTestFinished(() => store.close());
  const build = readBuildInfo(settings.DIST_DIR);
  const { pageCounter = new PageCounter() } = replaced;
  const work = replaced.runsBackgroundWork
    ? createBackgroundWork(store, settings, {
        build,
        pageCounter,
        retryDelayMs: 200,
      })
    : undefined;
  const log: string[] = [];
  const app = await buildApp({
    settings,
    build,
    gazetteer: replaced.gazetteer ?? createLazyGazetteer(),
    store: { ...store, submissions: { ...store.submissions, ...replaced.submissions } },
    ...(work && { work }),
    pageCounter,
    maxEventLoopDelayMs: replaced.maxEventLoopDelayMs ?? 60_000,
    floodDelayMs: replaced.floodDelayMs,
    closeTimeoutMs: replaced.closeTimeoutMs,
    // No other server is slow because the machine is busy.
    tileTimings: { maxWaitMs: 60_000, timeoutMs: 60_000, ...replaced.tileTimings },
    geocoderTimings: { maxWaitMs: 60_000, timeoutMs: 60_000 },
    logStream: { write: (line) => log.push(line) },
  });
  onTestFinished(() => app.close());
  if (work) {
    work.start(app.log);
    onTestFinished(() => work.stop());
  }
  const list = (category?: SubmissionCategory) => listStored(store, category);
  const listAll = async () => {
    const kinds = Object.values(submissionKinds);
    return (await Promise.all(kinds.map(({ category }) => list(category)))).flat();
  };
  return { app, settings, store, log, list, listAll };
}

/** The response of a server of its own with these settings. */
export async function injectRequest(
  request: string | InjectOptions,
  settings?: Record<string, string>,
) {
  const { app } = await buildTestApp({ ...(settings && { settings }) });
  return app.inject(request);
}

/** Opened only for tests that look something up. */
function createLazyGazetteer(): Pick<Gazetteer, "find"> {
  let openedGazetteer: Gazetteer | undefined;
  onTestFinished(() => openedGazetteer?.close());
  return {
    find(address, locale) {
      openedGazetteer ??= openGazetteer(ensureGazetteer());
      return openedGazetteer.find(address, locale);
    },
  };
}

/** Lets a test app listen on a free port and returns its URL. */
export async function listen(app: Awaited<ReturnType<typeof buildApp>>): Promise<string> {
  return app.listen({ host: "127.0.0.1", port: 0 });
}
