import { endpoints } from "#contract/endpoints";
import type { Env } from "../env.ts";
import type { Target } from "../store/schema.ts";
import { type Kind, kinds } from "../store/submission.ts";

type Delivery = Partial<Env["delivery"]>;

/** Where a submission of a kind that is received from now on is delivered to. */
export function targetsOf(kind: Kind, delivery: Delivery): Target[] {
  const targets: Target[] = [];
  if (platformAddress(kind, delivery)) targets.push("platform");
  if (delivery.mail) targets.push("mail");
  return targets;
}

/** Where anything at all is delivered to. */
export function allTargets(delivery: Delivery): Target[] {
  return [...new Set(Object.values(kinds).flatMap((kind) => targetsOf(kind, delivery)))];
}

/** The address at which the account platform takes a kind of submissions; nothing if it is sent none. */
export function platformAddress(
  kind: Kind,
  { platform, platformMessages }: Delivery,
): string | undefined {
  if (!platform) return undefined;
  const path = kind === "prospect" ? endpoints.prospect : platformMessages;
  return path?.startsWith("/") ? platform.replace(/\/*$/, "") + path : path;
}
