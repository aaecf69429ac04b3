import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Context } from "../scenario.ts";
import type { Flood } from "./flood-worker.ts";

/** The client address of the flood; the server has to trust the proxy on this machine. */
export const flooder = "203.0.113.66";

/**
 * Floods a server for this many milliseconds, from a thread of its own so that measurements are not
 * delayed. Returns the number of answers by status.
 */
export async function floodFor(
  time: number,
  siteUrl: string,
  flood: Omit<Flood, "port">,
  { signal }: Pick<Context, "signal">,
): Promise<Record<string, number>> {
  const workerData: Flood = { ...flood, port: Number(new URL(siteUrl).port) };
  const worker = new Worker(new URL("flood-worker.ts", import.meta.url), { workerData });
  try {
    await sleep(time, undefined, { signal });
    worker.postMessage("enough");
    const [statuses] = await once(worker, "message", { signal });
    return statuses;
  } finally {
    await worker.terminate();
  }
}
