import type { Log } from "../log.ts";
import type { Outbox } from "../store/outbox.ts";
import { kinds } from "../store/submission.ts";
import { DeliveryWorker, type Timing } from "./delivery-worker.ts";
import { longestMail, mailSender } from "./mail.ts";
import { longestRequest, platformSender } from "./platform.ts";
import { type DeliverySettings, platformAddress } from "./targets.ts";

/** A running delivery. */
export type RunningDelivery = ReturnType<typeof startDelivery>;

/** Delivers whatever is in the outbox to each configured target until it is stopped. */
export function startDelivery(
  outbox: Outbox,
  delivery: DeliverySettings,
  log: Log,
  timing?: Partial<Timing>,
) {
  const { platform, mail } = delivery;
  const workers: DeliveryWorker[] = [];
  const shared = { outbox, log, timing, slots: 8 };
  if (platform) {
    const send = platformSender(delivery);
    const prepare = () => withdrawUnwanted(outbox, delivery, log);
    const longestTry = longestRequest;
    workers.push(new DeliveryWorker({ ...shared, target: "platform", send, longestTry, prepare }));
  }
  if (mail) {
    const send = mailSender(mail);
    workers.push(new DeliveryWorker({ ...shared, target: "mail", send, longestTry: longestMail }));
  }
  return {
    /** Whether the outbox has been silent for so long that something must be wrong on our side. */
    standsStill: () => workers.some((worker) => worker.standsStill()),
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

/**
 * An earlier release or other settings may have left submissions that the platform has no endpoint for.
 */
async function withdrawUnwanted(
  outbox: Outbox,
  delivery: DeliverySettings,
  log: Log,
): Promise<void> {
  const unwanted = Object.values(kinds).filter((kind) => !platformAddress(kind, delivery));
  const count = await outbox.withdraw("platform", unwanted);
  if (count === 0) return;
  log.warn(
    { target: "platform", kinds: unwanted, count },
    "Withdrawn: the platform has no address for them",
  );
}
