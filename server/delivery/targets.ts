import { endpoints } from "#contract/endpoints";
import type { Env } from "../env.ts";
import { type EntryKind, entryKinds } from "../store/entry-kinds.ts";
import type { Target } from "../store/schema.ts";

type Delivery = Partial<Env["delivery"]>;

/** Where an entry of a kind that is received from now on is handed on to. */
export function targetsOf(kind: EntryKind, delivery: Delivery): Target[] {
  const targets: Target[] = [];
  if (platformAddress(kind, delivery)) targets.push("platform");
  if (delivery.mail) targets.push("mail");
  return targets;
}

/** Where anything at all is handed on to. */
export function allTargets(delivery: Delivery): Target[] {
  return [...new Set(entryKinds.flatMap((kind) => targetsOf(kind, delivery)))];
}

/** The address at which the account platform takes a kind of entries; nothing if it is sent none. */
export function platformAddress(
  kind: EntryKind,
  { platform, platformMessages }: Delivery,
): string | undefined {
  if (!platform) return undefined;
  const path = kind === "prospects" ? endpoints.prospect : platformMessages;
  return path?.startsWith("/") ? platform.replace(/\/*$/, "") + path : path;
}
