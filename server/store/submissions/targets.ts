import { hash } from "node:crypto";
import type { Settings } from "../../settings/settings.ts";
import type { Target } from "../database/schema.ts";
import { kindByCategory, type SubmissionKind, submissionKinds } from "./submission.ts";

/** The settings of targets. An absent target gets nothing. */
export type DeliveryTargets = Partial<Settings["deliveryTargets"]>;

/** Returns the targets of a new submission of a kind. Each recipient of mail is one. */
export function getTargets(kind: SubmissionKind, deliveryTargets: DeliveryTargets): Target[] {
  const targets = new Set<Target>(deliveryTargets.mail?.to.map(createMailTarget));
  if (getPlatformUrl(kind, deliveryTargets)) targets.add(submissionKinds[kind].target);
  return [...targets];
}

export function listAllTargets(deliveryTargets: DeliveryTargets): Target[] {
  return [
    ...new Set(Object.values(kindByCategory).flatMap((kind) => getTargets(kind, deliveryTargets))),
  ];
}

/** Creates the target of mail to an address: a hash, since the address belongs only in the settings. */
export function createMailTarget(email: string): Target {
  return `mail:${hash("sha256", email.toLowerCase()).slice(0, 16)}`;
}

/** Returns the group of a target, for metrics: all recipients of mail are one group. */
export function getTargetGroup(target: Target) {
  return target.startsWith("mail:") ? "mail" : (target as Exclude<Target, `mail:${string}`>);
}

/** Formats a target in an operator's words. */
export function formatTarget(target: Target, { mail }: DeliveryTargets): string {
  if (getTargetGroup(target) !== "mail") return target;
  const email = mail?.to.find((recipient) => createMailTarget(recipient) === target);
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

/** Returns the platform's endpoint for a kind of submission; undefined if the platform gets none of them. */
export function getPlatformUrl(
  kind: SubmissionKind,
  deliveryTargets: DeliveryTargets,
): string | undefined {
  const { platform } = deliveryTargets;
  if (!platform) return undefined;
  const path = submissionKinds[kind].endpoint(deliveryTargets);
  return path?.startsWith("/") ? platform.replace(/\/*$/, "") + path : path;
}
