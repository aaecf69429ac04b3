import { endpoints } from "#contract/endpoints";
import type { Env } from "../env.ts";
import type { Target } from "../store/schema.ts";
import { type Kind, kinds } from "../store/submission.ts";

/** The settings of targets; those that are absent get nothing. */
export type DeliverySettings = Partial<Env["delivery"]>;

/** The targets of a kind of submission that is received from now on. */
export function targetsOf(kind: Kind, delivery: DeliverySettings): Target[] {
  const targets: Target[] = [];
  if (platformAddress(kind, delivery)) targets.push("platform");
  if (delivery.mail) targets.push("mail");
  return targets;
}

/** All targets in use. */
export function allTargets(delivery: DeliverySettings): Target[] {
  return [...new Set(Object.values(kinds).flatMap((kind) => targetsOf(kind, delivery)))];
}

/** The platform's endpoint for a kind of submission; undefined if it gets none of them. */
export function platformAddress(
  kind: Kind,
  { platform, platformMessages }: DeliverySettings,
): string | undefined {
  if (!platform) return undefined;
  const path = kind === "prospect" ? endpoints.prospect : platformMessages;
  return path?.startsWith("/") ? platform.replace(/\/*$/, "") + path : path;
}
