import { contactMessageForm } from "#contract/contact-message";
import type { Form } from "#contract/form";
import { inquiryForm } from "#contract/inquiry";
import { prospectForm } from "#contract/prospect";
import type { Env } from "../env.ts";
import type { Receipt } from "../store/entry.ts";
import type { Store } from "../store/open-store.ts";
import { robotDays } from "../store/retention.ts";

/** What a keeper can ask for: one kind of entries. */
export interface Report {
  /** What the entries are called; the npm script has the same name. */
  name: "prospects" | "messages" | "robots";
  /** What is told of each, in this order: the wire's names, and what the server adds. */
  columns: string[];
  read(store: Store): Promise<Receipt[]>;
  /** For how many days an entry is kept. */
  daysKept(env: Pick<Env, "RETENTION_DAYS">): number;
  /** Deletes those that were received before `end` (ISO 8601, UTC), and tells how many. */
  removeBefore(store: Store, end: string): Promise<number>;
}

/** The prospects, those that came as a facilitator inquiry included. */
export const prospectReport: Report = {
  name: "prospects",
  columns: columnsOf(prospectForm),
  read: (store) => store.prospects.list(),
  daysKept: (env) => env.RETENTION_DAYS,
  removeBefore: (store, end) => store.prospects.removeBefore(end),
};

/** The messages of the short contact form. */
export const messageReport: Report = {
  name: "messages",
  columns: columnsOf(contactMessageForm),
  read: (store) => store.messages.list(),
  daysKept: (env) => env.RETENTION_DAYS,
  removeBefore: (store, end) => store.messages.removeBefore(end),
};

/** What programs seem to have sent by any form. */
export const robotReport: Report = {
  name: "robots",
  columns: [
    ...new Set([
      ...["id", "receivedAt", "form", "reason"],
      ...[prospectForm, contactMessageForm, inquiryForm].flatMap(({ fields }) => fields),
      "language",
    ]),
  ],
  async read(store) {
    return (await store.robots.list()).map(({ fields, ...rest }) => ({ ...rest, ...fields }));
  },
  daysKept: (env) => Math.min(env.RETENTION_DAYS, robotDays),
  removeBefore: (store, end) => store.robots.removeBefore(end),
};

function columnsOf(form: Form<unknown>): string[] {
  return ["id", "receivedAt", ...form.fields, "language"];
}
