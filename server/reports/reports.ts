import { contactMessageForm } from "#contract/contact-message";
import type { Form } from "#contract/form";
import { prospectForm } from "#contract/prospect";
import type { Stored } from "../store/entry.ts";
import type { Store } from "../store/open-store.ts";

/** What a keeper can ask for: one kind of entries. */
export interface Report {
  /** What the entries are called; the npm script has the same name. */
  name: "prospects" | "messages";
  /** What is told of each, in this order: the wire's names, and what the server adds. */
  columns: string[];
  read(store: Store): Promise<Stored<object>[]>;
  /** Deletes those that were received before `end` (ISO 8601, UTC), and tells how many. */
  removeBefore(store: Store, end: string): Promise<number>;
}

/** The prospects, those that came as a facilitator inquiry included. */
export const prospectReport: Report = {
  name: "prospects",
  columns: columnsOf(prospectForm),
  read: (store) => store.prospects.list(),
  removeBefore: (store, end) => store.prospects.removeBefore(end),
};

/** The messages of the short contact form. */
export const messageReport: Report = {
  name: "messages",
  columns: columnsOf(contactMessageForm),
  read: (store) => store.messages.list(),
  removeBefore: (store, end) => store.messages.removeBefore(end),
};

function columnsOf(form: Form<unknown>): string[] {
  return ["id", "receivedAt", ...form.fields, "language"];
}
