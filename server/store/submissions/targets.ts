import { createHash } from "node:crypto";
import type { Env } from "../../lib/env.ts";
import type { Target } from "../database/schema.ts";
import { kindByCategory, type SubmissionKind, submissionKinds } from "./submission.ts";

/** The settings of targets; those that are absent get nothing. */
export type DeliverySettings = Partial<Env["delivery"]>;

/** The targets of a kind of submission that is received from now on: each recipient of a mail is one. */
export function getTargets(kind: SubmissionKind, delivery: DeliverySettings): Target[] {
  const targets = new Set<Target>(delivery.mail?.to.map(createMailTarget));
  if (getPlatformUrl(kind, delivery)) targets.add(submissionKinds[kind].target);
  return [...targets];
}

export function listTargets(delivery: DeliverySettings): Target[] {
  return [...new Set(Object.values(kindByCategory).flatMap((kind) => getTargets(kind, delivery)))];
}

/** The target of mail to an e-mail address: a hash, since the address itself belongs into the settings alone. */
export function createMailTarget(email: string): Target {
  const hash = createHash("sha256").update(email.toLowerCase()).digest("hex");
  return `mail:${hash.slice(0, 16)}`;
}

/** What a target belongs to, for metrics: all recipients of mails are one. */
export function getTargetGroup(target: Target) {
  return target.startsWith("mail:") ? "mail" : (target as Exclude<Target, `mail:${string}`>);
}

/** A target in an operator's words. */
export function describeTarget(target: Target, { mail }: DeliverySettings): string {
  if (getTargetGroup(target) !== "mail") return target;
  const email = mail?.to.find((one) => createMailTarget(one) === target);
  if (email) return `mail to ${email}`;
  return target === "mail"
    ? "mail"
    : `mail to an address that is no longer set (${target.slice(5)})`;
}

export function getSettingName(target: Target): string {
  return (
    Object.values(submissionKinds).find((kind) => kind.target === target)?.setting ?? "NOTIFY_TO"
  );
}

/** The platform's endpoint for a kind of submission; undefined if it gets none of them. */
export function getPlatformUrl(
  kind: SubmissionKind,
  delivery: DeliverySettings,
): string | undefined {
  const { platform } = delivery;
  if (!platform) return undefined;
  const path = submissionKinds[kind].endpoint(delivery);
  return path?.startsWith("/") ? platform.replace(/\/*$/, "") + path : path;
}
