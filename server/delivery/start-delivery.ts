import type { Env } from "../env.ts";
import type { Outbox } from "../store/outbox.ts";
import { type DeliveryLog, Lane } from "./lane.ts";
import { mailSender } from "./mail.ts";
import { platformSender } from "./platform.ts";

/** Hands on whatever is in the outbox, to each target that is set, until it is told to stop. */
export function startDelivery(
  outbox: Outbox,
  { platform, mail }: Env["delivery"],
  log: DeliveryLog,
): { stop(): Promise<void> } {
  const lanes: Lane[] = [];
  if (platform) {
    lanes.push(new Lane({ target: "platform", outbox, send: platformSender(platform), log }));
  }
  if (mail) lanes.push(new Lane({ target: "mail", outbox, send: mailSender(mail), log }));
  return {
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}
