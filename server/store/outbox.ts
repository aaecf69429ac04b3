import type { Target } from "./schema.ts";
import type { Delivery, Kind, Submission } from "./submission.ts";

/** One submission on its way to one target. */
export interface Dispatch {
  id: string;
  target: Target;
  /** How often it was tried before. */
  tries: number;
  submission: Submission;
}

/** A dispatch that has not arrived, as its operators see it. Times are ISO 8601 in UTC. */
export interface Undelivered {
  submissionId: string;
  target: Target;
  createdAt: string;
  tries: number;
  /** When it is tried next; `null` when it was dead-lettered. */
  dueAt: string | null;
  lastError: string | null;
}

/**
 * How much waits for a target, or was dead-lettered, as the metrics name it. `oldest` (ISO 8601, UTC)
 * is when the first was made.
 */
export interface OutboxLevel {
  target: Target;
  state: "waiting" | "given-up";
  count: number;
  oldest: string;
}

/** What has to be delivered. Every method rejects when the database cannot answer. */
export interface Outbox {
  /**
   * Takes up to `limit` dispatches that are due, for `lease` milliseconds: within that time no other
   * server gets them, and afterwards, if nothing was reported, anyone may.
   */
  take(targets: readonly Target[], limit: number, lease: number): Promise<Dispatch[]>;
  /** Notes that a dispatch has arrived. */
  delivered(id: string): Promise<void>;
  /** Notes a failure: tried again at `dueAt` (ISO 8601, UTC), or dead-lettered if that is too late. */
  failed(id: string, error: string, dueAt: string): Promise<"waiting" | "given-up">;
  /** What has not arrived yet of a kind, oldest first, in pieces. */
  undelivered(kind: Kind): AsyncIterable<Undelivered[]>;
  /** Makes all of a kind that has not arrived due now, and tells how much that is. */
  retry(kind: Kind): Promise<number>;
  /**
   * Takes back what has not arrived of these kinds, and tells how much that is: it is neither tried
   * again nor counted as missing.
   */
  withdraw(target: Target, kinds: readonly Kind[]): Promise<number>;
  /** Which of these submissions (a few hundred at most) arrived, or may have, since it was tried. */
  deliveries(submissionIds: readonly string[]): Promise<Delivery[]>;
  /** How much waits or was dead-lettered, by target. */
  levels(): Promise<OutboxLevel[]>;
}
