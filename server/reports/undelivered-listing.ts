import type { Undelivered } from "../store/outbox.ts";
import type { Report } from "./reports.ts";

/** What could not be handed on, for reading in a terminal: a line each, the oldest first. */
export function undeliveredListing({ name }: Report, waiting: Undelivered[]): string {
  if (waiting.length === 0) return `All ${name} were handed on, or there is nowhere to.\n`;
  return waiting.map(describe).join("");
}

function describe({ entryId, target, createdAt, tries, dueAt, lastError }: Undelivered): string {
  const next = dueAt ? `next try ${dueAt}` : "given up";
  const failure = lastError ? `, last failure: ${lastError}` : "";
  return `${entryId}  to ${target}, received ${createdAt}, tried ${tries}, ${next}${failure}\n`;
}
