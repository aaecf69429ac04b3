import { contactMessageForm } from "./contact-message.ts";
import type { FormName } from "./endpoints.ts";
import type { Form } from "./form.ts";
import { inquiryForm } from "./inquiry.ts";
import { prospectForm } from "./prospect.ts";

/** Every form of the site. Not for the browser, which loads only the form of its page. */
export const forms: Record<FormName, Form<object>> = {
  prospect: prospectForm,
  contactMessage: contactMessageForm,
  inquiry: inquiryForm,
};
