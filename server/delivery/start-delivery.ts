import type { Env } from "../env.ts";
import type { Outbox } from "../store/outbox.ts";
import { kinds } from "../store/submission.ts";
import { type DeliveryLog, Lane } from "./lane.ts";
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
): Delivery {
  const { platform, mail } = delivery;
  const lanes: Lane[] = [];
  if (platform) {
    const send = platformSender(delivery);
    const prepare = () => withdrawUnwanted(outbox, delivery, log);
    lanes.push(new Lane({ target: "platform", outbox, send, log, prepare }));
  }
  if (mail) lanes.push(new Lane({ target: "mail", outbox, send: mailSender(mail), log }));
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
  const unwanted = Object.values(kinds).filter((kind) => !platformAddress(kind, delivery));
  const count = await outbox.withdraw("platform", unwanted);
  if (count === 0) return;
  log.warn(
    { target: "platform", kinds: unwanted, count },
    "Withdrawn: the platform has no address for them",
  );
}
