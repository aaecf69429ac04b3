import { contactMessageForm } from "#contract/contact-message";
import type { Form } from "#contract/form";
import { inquiryForm, prospectOfInquiry } from "#contract/inquiry";
import { prospectForm } from "#contract/prospect";
import type { EntryStore, NewEntry, Receipt } from "../store/entry.ts";
import type { Store } from "../store/open-store.ts";

/** A form, and the way by which what it brings is kept. */
export interface KeptForm {
  form: Form<object>;
  /** What an entry is once it is kept. */
  kind: "prospect" | "message";
  /** Takes fields that the form has parsed. */
  keep(entry: NewEntry<object>): Promise<Receipt | "key-reused">;
}

/** Every form of the site. A facilitator inquiry is kept as a prospect. */
export function keptForms({
  prospects,
  messages,
}: Pick<Store, "prospects" | "messages">): KeptForm[] {
  return [
    keptForm(prospectForm, "prospect", prospects.add),
    keptForm(contactMessageForm, "message", messages.add),
    keptForm(inquiryForm, "prospect", ({ fields, ...entry }) =>
      prospects.add({ ...entry, fields: prospectOfInquiry(fields) }),
    ),
  ];
}

/** Forgets which fields a form has: from here on they are only what it has parsed itself. */
function keptForm<Fields extends object>(
  form: Form<Fields>,
  kind: KeptForm["kind"],
  keep: EntryStore<Fields>["add"],
): KeptForm {
  return { form, kind, keep: keep as EntryStore<object>["add"] };
}
