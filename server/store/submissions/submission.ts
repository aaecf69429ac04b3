import { hash } from "node:crypto";
import { domainToASCII, domainToUnicode } from "node:url";
import { type FormName, formEndpoints } from "#contract/endpoints.ts";
import type { Form } from "#contract/form.ts";
import { forms } from "#contract/forms.ts";
import { type Inquiry, toProspect } from "#contract/inquiry.ts";
import { formatReference } from "#contract/reference.ts";
import type { SpamReason } from "#contract/spam-signs.ts";
import type { Locale } from "#locale/languages.ts";
import type { Settings } from "../../settings/settings.ts";
import { minuteMs } from "../../time/durations.ts";
import type { SubmissionRow, Target } from "../database/schema.ts";

/** The kinds of people's submissions, named as the form whose fields they have. */
export type SubmissionKind = Exclude<FormName, "inquiry">;

interface KindTraits {
  category: string;
  mailSubject: string;
  /** The outbox's name of the account platform's endpoint, and the setting that it needs. */
  target: Target;
  setting: string;
  /** A path of the platform or a URL; undefined if the platform gets none of them. */
  endpoint(deliveryTargets: Partial<Settings["deliveryTargets"]>): string | undefined;
}

export const submissionKinds = {
  prospect: {
    category: "prospects",
    mailSubject: "A prospect has written on the website",
    target: "platform",
    setting: "PLATFORM_URL",
    endpoint: () => formEndpoints.prospect,
  },
  contactMessage: {
    category: "messages",
    mailSubject: "A message from the website",
    target: "platform-messages",
    setting: "PLATFORM_MESSAGES",
    endpoint: ({ platformMessages }) => platformMessages,
  },
} as const satisfies Record<SubmissionKind, KindTraits>;

/** The categories that operators see, each with a report: people's submissions by kind, and spam. */
export type SubmissionCategory = (typeof submissionKinds)[SubmissionKind]["category"] | "spam";

export const kindByCategory = Object.fromEntries(
  Object.entries(submissionKinds).map(([kind, { category }]) => [category, kind]),
) as Record<Exclude<SubmissionCategory, "spam">, SubmissionKind>;

export const categories = [...Object.keys(kindByCategory), "spam"] as readonly SubmissionCategory[];

/**
 * Converts the fields of a form to the kind that is stored, unless they are spam: a facilitator inquiry becomes a
 * prospect.
 */
export function toStoredFields(
  form: FormName,
  fields: object,
): { kind: SubmissionKind; fields: object } {
  if (form !== "inquiry") return { kind: form, fields };
  return { kind: "prospect", fields: toProspect(fields as Inquiry) };
}

/** A submission to be stored. `fields` are valid and complete. */
export interface NewSubmission {
  form: FormName;
  fields: object;
  language: Locale | null;
  /** Sends with the same key are one row. `null`: each send is a row of its own. */
  idempotencyKey: string | null;
  /** Lifetime of the key in milliseconds. By default as long as its row is kept. */
  keyLifetimeMs?: number;
  /** Why it goes into quarantine, if it does. */
  spamReason?: SpamReason | null;
}

/** Identifies a stored submission. A repeated send gets the receipt of the first. */
export interface Receipt {
  id: string;
  receivedAt: string;
}

/** The outcome of storing a submission. "key-reused" if its key belongs to other fields. */
export type AddResult = { receipt: Receipt; isRepeat: boolean } | "key-reused";

/** A stored submission of a person: `receivedAt` is ISO 8601 in UTC, `language` that of the reply. */
export interface PersonalSubmission extends Receipt {
  kind: SubmissionKind;
  fields: Record<string, unknown>;
  language: Locale | null;
  spamReason: null;
}

/** A stored submission in quarantine. */
interface SpamSubmission extends Omit<PersonalSubmission, "kind" | "spamReason"> {
  /** The form that it came from. */
  kind: FormName;
  spamReason: SpamReason;
}

export type Submission = PersonalSubmission | SpamSubmission;

/** A submission whose row cannot be read. `text` is the readable rest of its fields: JSON, perhaps broken. */
export interface DamagedSubmission {
  id: string;
  text: string | null;
}

export type StoredSubmission = Submission | DamagedSubmission;

/** Returns the name of a submission for operators: its reference, or the id of an earlier release. */
export function getSubmissionName({ id }: Pick<Receipt, "id">): string {
  return formatReference(id) ?? id;
}

/** Whether a stored submission is undamaged. */
export function isIntact<Intact extends Submission>(
  stored: Intact | DamagedSubmission,
): stored is Intact {
  return "fields" in stored;
}

/** A filter: a submission must meet all given conditions. */
export interface SubmissionFilter {
  category?: SubmissionCategory;
  /** An e-mail address, in any spelling. */
  email?: string;
  /** The reference that the sender was given, as A1B2-C3D4. */
  reference?: string;
  /** Received before this time (ISO 8601, UTC). */
  before?: string;
}

/**
 * A delivery, or an attempt that may have succeeded. `deliveredAt` (ISO 8601, UTC) is null if it was never confirmed.
 */
export interface Delivery {
  submissionId: string;
  target: Target;
  deliveredAt: string | null;
}

/** Hashes (SHA-256, hex) the values that a visitor entered into a form; the page makes no difference. */
export function hashPayload<Fields extends object>(form: Form<Fields>, fields: Fields): string {
  const values = form.visibleFields.map((field) => fields[field as keyof Fields]);
  return hash("sha256", JSON.stringify(values));
}

/**
 * Derives a key, with its lifetime in milliseconds, for form posts without one: equal posts within a minute are
 * one message.
 */
export function deriveIdempotencyKey(form: Form<object>, fields: object) {
  // A client's key cannot contain a space.
  return {
    idempotencyKey: `post ${form.name} ${hashPayload(form, fields)}`,
    keyLifetimeMs: minuteMs,
  };
}

/**
 * Creates the key of an e-mail address. Case, Unicode composition and invisible characters, which earlier releases
 * stored, make no difference.
 */
export function createEmailKey(email: string): string {
  return email
    .replace(/[\p{Cf}\p{DI}]/gu, "")
    .trim()
    .toLowerCase()
    .normalize("NFC");
}

/**
 * Returns the keys by which an e-mail address is found: its domain may be stored as people write it, or in ASCII
 * (xn--), as Chromium sends it. What surrounds addresses in mail programs makes no difference: operators copy it along,
 * as visitors did, and earlier releases stored it.
 */
export function listEmailKeys(email: string): string[] {
  const copied = createEmailKey(email);
  const key = copied.replace(/^(mailto:|<)+|[>,;]+$/g, "").replace(/^'(.*)'$/, "$1");
  const domainStart = key.lastIndexOf("@") + 1;
  const local = key.slice(0, domainStart);
  const domain = key.slice(domainStart);
  // Both are empty for what is no domain.
  const domains = [domain, domainToASCII(domain) || domain, domainToUnicode(domain) || domain];
  const keys = domains
    .map((spelling) => local + spelling)
    .flatMap((key) => [key, `<${key}>`, `mailto:${key}`, `'${key}'`, `${key},`, `${key};`]);
  return [...new Set([copied, ...keys])];
}

/** Creates the row of a submission, with the columns that are derived from its fields. */
export function toDatabaseRow(
  meta: Pick<SubmissionRow, "id" | "received_at" | "language" | "spam_reason">,
  { kind, fields }: { kind: FormName; fields: object },
  key: string | null,
): SubmissionRow {
  // A database stores no lone surrogates.
  const email = "email" in fields ? String(fields.email).toWellFormed() : "";
  const row = {
    ...meta,
    kind,
    email,
    email_key: createEmailKey(email),
    payload_hash: hashPayload(forms[kind], fields),
    fields: JSON.stringify(fields),
  };
  return { ...row, idempotency_key: key, checksum: "" };
}

/** Converts a row to its submission, or to what is left of one if its fields or its kind cannot be read. */
export function toSubmission(row: SubmissionRow): StoredSubmission {
  const fields = parseFields(row.fields);
  // Of spam, the form may be one of an earlier release.
  const isKnown = row.spam_reason !== null || Object.hasOwn(submissionKinds, row.kind);
  if (!fields || !isKnown) return { id: row.id, text: String(row.fields) };
  return {
    id: row.id,
    receivedAt: row.received_at,
    kind: row.kind,
    fields,
    language: row.language,
    spamReason: row.spam_reason,
  } as Submission;
}

function parseFields(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
