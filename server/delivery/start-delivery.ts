import type { Env } from "../env.ts";
import { entryKinds } from "../store/entry-kinds.ts";
import type { Outbox } from "../store/outbox.ts";
import { type DeliveryLog, Lane, type Timing } from "./lane.ts";
import { mailSender } from "./mail.ts";
import { platformSender } from "./platform.ts";
import { platformAddress } from "./targets.ts";

/** Handing on that is under way. */
export interface Delivery {
  /** Whether a target has got nothing for so long that something must be wrong on our side. */
  standsStill(): boolean;
  stop(): Promise<void>;
}

/** Hands on whatever is in the outbox, to each target that is set, until it is told to stop. */
export function startDelivery(
  outbox: Outbox,
  delivery: Partial<Env["delivery"]>,
  log: DeliveryLog,
  timing?: Partial<Timing>,
): Delivery {
  const { platform, mail } = delivery;
  const lanes: Lane[] = [];
  if (platform) {
    const send = platformSender(delivery);
    const prepare = () => withdrawUnwanted(outbox, delivery, log);
    lanes.push(new Lane({ target: "platform", outbox, send, log, prepare, timing }));
  }
  if (mail) lanes.push(new Lane({ target: "mail", outbox, send: mailSender(mail), log, timing }));
  return {
    standsStill: () => lanes.some((lane) => lane.standsStill()),
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

/** An earlier release, or other settings, may have left what the platform has no address for. */
async function withdrawUnwanted(
  outbox: Outbox,
  delivery: Partial<Env["delivery"]>,
  log: DeliveryLog,
): Promise<void> {
  const kinds = entryKinds.filter((kind) => !platformAddress(kind, delivery));
  const count = await outbox.withdraw("platform", kinds);
  if (count === 0) return;
  log.warn({ target: "platform", kinds, count }, "Withdrawn: the platform has no address for them");
}
