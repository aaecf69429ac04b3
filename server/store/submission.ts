import { createHash } from "node:crypto";
import type { FormName } from "#contract/endpoints";
import type { Form } from "#contract/form";
import { type Inquiry, prospectOfInquiry } from "#contract/inquiry";
import type { SpamReason } from "#contract/spam-signs";
import type { Locale } from "#locale/languages";
import type { Target } from "./schema.ts";

/** The categories that operators see, each with a report: what people sent by its kind, and spam. */
export const categories = ["prospects", "messages", "spam"] as const;
export type Category = (typeof categories)[number];

/** What a category of people's submissions is kept as. */
export const kinds = {
  prospects: "prospect",
  messages: "contactMessage",
} as const satisfies Record<Exclude<Category, "spam">, FormName>;
export type Kind = (typeof kinds)[keyof typeof kinds];

/** What a form's fields are kept as, once they are no spam: a facilitator inquiry is a prospect. */
export function keptAs(form: FormName, fields: object): { kind: Kind; fields: object } {
  if (form !== "inquiry") return { kind: form, fields };
  return { kind: "prospect", fields: prospectOfInquiry(fields as Inquiry) };
}

/** What arrives with a form: `fields` are sound and complete. */
export interface NewSubmission {
  form: FormName;
  fields: object;
  language: Locale | null;
  /** Sends with the same key are one row. `null`: each send is a row of its own. */
  idempotencyKey: string | null;
  /** For how long the key holds, in milliseconds. By default as long as its row is kept. */
  keyLasts?: number;
  /** Why it goes into quarantine, if it does. */
  spamReason?: SpamReason | null;
  /** Called when the key shows that the submission was kept before. */
  onRepeat?(): void;
}

/** What a kept submission is known by. Of a repeated send: what the first one was given. */
export interface Receipt {
  id: string;
  receivedAt: string;
}

/** A submission as it is kept: `receivedAt` is ISO 8601 in UTC, `language` the one to answer in. */
export interface Submission extends Receipt {
  /** The form whose fields it holds. */
  kind: FormName;
  fields: Record<string, unknown>;
  language: Locale | null;
  spamReason: SpamReason | null;
}

/** Which submissions are meant: those to which all that is given applies. */
export interface Which {
  category?: Category;
  /** An e-mail address, however it is spelt. */
  email?: string;
  /** What the sender was told, as A1B2-C3D4. */
  reference?: string;
  /** Received before this moment (ISO 8601, UTC). */
  before?: string;
}

/** A delivery that may have arrived. `deliveredAt` (ISO 8601, UTC) is null if nobody confirmed it. */
export interface Delivery {
  submissionId: string;
  target: Target;
  deliveredAt: string | null;
}

/**
 * What visitors have sent. Every method rejects when the database cannot answer. What is deleted is
 * not delivered any more.
 */
export interface SubmissionStore {
  /** Resolves once the row is safely on disk; to "key-reused" if the key belongs to other words. */
  add(submission: NewSubmission): Promise<Receipt | "key-reused">;
  /**
   * Takes a submission out of the quarantine and has it delivered like any other. "unknown" if it is
   * not there; "unsound" if no form of this release takes its fields.
   */
  markAsNotSpam(id: string): Promise<Kind | "unknown" | "unsound">;
  /** Those with these ids, at most a few hundred, in any order; an unknown id is left out. */
  get(ids: readonly string[]): Promise<Submission[]>;
  /** The oldest first, in pieces: it does not matter how many there are. */
  read(which: Which): AsyncIterable<Submission[]>;
  count(which: Which): Promise<number>;
  /** When the oldest and the newest of a category came (ISO 8601, UTC); `null` if there is none. */
  span(category: Category): Promise<{ oldest: string | null; newest: string | null }>;
  /** Deletes up to `limit` of them, the oldest first; tells how many that were, and their deliveries. */
  remove(which: Which, limit: number): Promise<{ count: number; deliveries: Delivery[] }>;
}

/** A fingerprint (SHA-256, hex) that two sends of a form share only if all their fields are the same. */
export function payloadHash<Fields extends object>(form: Form<Fields>, fields: Fields): string {
  const values = form.fields.map((field) => fields[field as keyof Fields]);
  return createHash("sha256").update(JSON.stringify(values)).digest("hex");
}

/**
 * What two spellings of one e-mail address share: the case of letters, how accents are composed, and
 * what nobody sees (earlier releases kept it) make no difference.
 */
export function emailKey(address: string): string {
  return address
    .replace(/[\p{Cf}\p{DI}]/gu, "")
    .trim()
    .toLowerCase()
    .normalize("NFC");
}
