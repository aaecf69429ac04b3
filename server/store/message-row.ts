import { type ContactMessage, contactMessageForm } from "#contract/contact-message";
import type { Stored } from "./entry.ts";
import type { EntryTable } from "./entry-store.ts";

/** A message of the short contact form as it is kept. */
export type StoredMessage = Stored<ContactMessage>;

/** How messages lie in their table. */
export const messageTable: EntryTable<"messages", ContactMessage> = {
  name: "messages",
  form: contactMessageForm,
  toColumns: ({ name, email, subject, message }) => ({ name, email, subject, message }),
  fromRow: ({ name, email, subject, message }) => ({ name, email, subject, message }),
};
