import { contactMessageForm } from "#contract/contact-message";
import type { FormName } from "#contract/endpoints";
import type { Form } from "#contract/form";
import { inquiryForm, prospectOfInquiry } from "#contract/inquiry";
import { prospectForm } from "#contract/prospect";
import type { EntryStore, NewEntry, Receipt } from "../store/entry.ts";
import type { EntryKind, EntryStores } from "../store/entry-kinds.ts";

/** A form, and the way by which what it brings is kept. */
export interface KeptForm {
  form: Form<object>;
  /** What an entry is once it is kept. */
  kind: EntryKind;
  /** Takes fields that the form has parsed. */
  keep(entry: NewEntry<object>): Promise<Receipt | "key-reused">;
}

/** Every form of the site. A facilitator inquiry is kept as a prospect. */
export function keptForms({ prospects, messages }: EntryStores): KeptForm[] {
  const kept: Record<FormName, KeptForm> = {
    prospect: keptForm(prospectForm, "prospects", prospects.add),
    contactMessage: keptForm(contactMessageForm, "messages", messages.add),
    inquiry: keptForm(inquiryForm, "prospects", ({ fields, ...entry }) =>
      prospects.add({ ...entry, fields: prospectOfInquiry(fields) }),
    ),
  };
  return Object.values(kept);
}

/** Forgets which fields a form has: from here on they are only what it has parsed itself. */
function keptForm<Fields extends object>(
  form: Form<Fields>,
  kind: KeptForm["kind"],
  keep: EntryStore<Fields>["add"],
): KeptForm {
  return { form, kind, keep: keep as EntryStore<object>["add"] };
}
