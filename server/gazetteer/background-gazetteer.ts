import { existsSync, rmSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { gazetteerFile } from "./compile-gazetteer.ts";
import { type Gazetteer, openGazetteer } from "./open-gazetteer.ts";

/** A gazetteer that may still be in the making. */
export interface BackgroundGazetteer {
  /** Builds the file unless it is there, beside everything else. `warn` hears why it failed. */
  start(warn: (error: unknown, message: string) => void): void;
  /** The gazetteer, opened at the first call; none while there is no file. */
  current(): Gazetteer | undefined;
  close(): Promise<void>;
}

/** How long to wait after a failure before the next call of `current` builds again, in ms. */
const pauseAfterFailure = 60_000;

/** The gazetteer of a folder, built in a thread of its own so that nothing has to wait for it. */
export function backgroundGazetteer(folder: string): BackgroundGazetteer {
  const file = gazetteerFile(folder);
  let warn: ((error: unknown, message: string) => void) | undefined;
  let worker: Worker | undefined;
  let notBefore = 0;
  let opened: Gazetteer | undefined;

  function build() {
    if (!warn || worker || Date.now() < notBefore) return;
    worker = new Worker(new URL("./gazetteer-worker.ts", import.meta.url), { workerData: folder });
    worker.unref();
    worker.once("error", failed);
    worker.once("exit", () => {
      worker = undefined;
    });
  }

  function failed(error: unknown) {
    notBefore = Date.now() + pauseAfterFailure;
    warn?.(error, `The gazetteer could not be made in ${folder}.`);
  }

  function open(): Gazetteer | undefined {
    try {
      return openGazetteer(file);
    } catch (error) {
      failed(error);
      rmSync(file, { force: true });
      return undefined;
    }
  }

  return {
    start(listener) {
      warn = listener;
      if (!existsSync(file)) build();
    },
    current() {
      if (!opened && existsSync(file)) opened = open();
      if (!opened) build();
      return opened;
    },
    async close() {
      warn = undefined;
      await worker?.terminate();
      opened?.close();
    },
  };
}
