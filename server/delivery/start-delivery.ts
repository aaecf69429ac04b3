import type { Log } from "../log/log.ts";
import type { Outbox } from "../store/submissions/outbox.ts";
import {
  type DeliveryTargets,
  getSettingName,
  getTargetGroup,
  listAllTargets,
} from "../store/submissions/targets.ts";
import { minuteMs } from "../time/durations.ts";
import { runEvery } from "../time/run-every.ts";
import { DeliveryWorker, type Timing } from "./delivery-worker.ts";
import { createMailSender, mailTimeoutMs } from "./mail.ts";
import { createPlatformSender, requestTimeoutMs } from "./platform.ts";

/** Attempts in parallel. A mail server, which all recipients share, may refuse more connections of one client. */
const concurrency = { platform: 8, mail: 4 };

const maintenanceIntervalMs = minuteMs;

/** Delivers the entries of the outbox to each configured target until it is stopped. */
export function startDelivery(
  outbox: Outbox,
  deliveryTargets: DeliveryTargets,
  log: Log,
  timing?: Partial<Timing>,
) {
  const toPlatform = {
    send: createPlatformSender(deliveryTargets),
    attemptTimeoutMs: requestTimeoutMs,
    concurrency: concurrency.platform,
  };
  const byMail = deliveryTargets.mail && {
    send: createMailSender(deliveryTargets.mail),
    attemptTimeoutMs: mailTimeoutMs,
    concurrency: Math.max(1, Math.floor(concurrency.mail / deliveryTargets.mail.to.length)),
  };
  const workers = listAllTargets(deliveryTargets).map((target) => {
    const sender = getTargetGroup(target) === "mail" ? byMail : toPlatform;
    if (!sender) throw new Error(`There is no mail server for ${target}`);
    return new DeliveryWorker({ target, outbox, log, timing, ...sender });
  });
  const maintaining = runEvery(maintenanceIntervalMs, createMaintenance(outbox, log));
  return {
    async stop() {
      await Promise.all([maintaining.stop(), ...workers.map((worker) => worker.stop())]);
    },
  };
}

/** Creates a function that maintains the outbox, and logs once how many entries wait for a setting. */
function createMaintenance(outbox: Outbox, log: Log): (signal: AbortSignal) => Promise<void> {
  let hasLogged = false;
  let isFailing = false;
  return async (signal) => {
    try {
      await outbox.maintain(signal);
      const stats = hasLogged ? [] : await outbox.readStats();
      hasLogged = true;
      for (const { target, count } of stats.filter(({ state }) => state === "unconfigured")) {
        log.warn(
          { target, count, setting: getSettingName(target) },
          "Waiting until the target is set",
        );
      }
      isFailing = false;
    } catch (err) {
      if (!isFailing) log.error({ err }, "The outbox cannot be maintained");
      isFailing = true;
    }
  };
}
