import type { Target } from "./schema.ts";
import type { Delivery, Kind, Submission } from "./submission.ts";

/** One submission to be delivered to one target. */
export interface Dispatch {
  id: string;
  target: Target;
  /** How often it was tried before. */
  tries: number;
  submission: Submission;
}

/** An undelivered dispatch as operators see it. Times are ISO 8601 in UTC. */
export interface Undelivered {
  submissionId: string;
  target: Target;
  createdAt: string;
  tries: number;
  /** The next try; `null` if it was dead-lettered. */
  dueAt: string | null;
  lastError: string | null;
}

/**
 * Backlog and dead letters of a target, for the metrics. `oldest` (ISO 8601, UTC) is when the first was
 * created.
 */
export interface OutboxLevel {
  target: Target;
  state: "waiting" | "given-up";
  count: number;
  oldest: string;
}

/** The outbox. Every method rejects when the database cannot answer. */
export interface Outbox {
  /**
   * Takes up to `limit` due dispatches with a lease of `lease` milliseconds: meanwhile no other server
   * gets them; afterwards, if nothing was reported, any may.
   */
  take(targets: readonly Target[], limit: number, lease: number): Promise<Dispatch[]>;
  /** Marks a dispatch as delivered. */
  delivered(id: string): Promise<void>;
  /** Records a failure: retried at `dueAt` (ISO 8601, UTC), or dead-lettered if that is too late. */
  failed(id: string, error: string, dueAt: string): Promise<"waiting" | "given-up">;
  /** Undelivered dispatches of a kind, oldest first, in batches. */
  undelivered(kind: Kind): AsyncIterable<Undelivered[]>;
  /** Makes all undelivered dispatches of a kind due now, and returns their number. */
  retry(kind: Kind): Promise<number>;
  /**
   * Withdraws undelivered dispatches of these kinds, and returns their number: they are neither retried
   * nor counted as missing.
   */
  withdraw(target: Target, kinds: readonly Kind[]): Promise<number>;
  /**
   * Which of these submissions (a few hundred at most) were delivered, or may have been, since they were
   * tried.
   */
  deliveries(submissionIds: readonly string[]): Promise<Delivery[]>;
  /** Backlog and dead letters by target. */
  levels(): Promise<OutboxLevel[]>;
}
