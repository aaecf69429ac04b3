import type { FastifyInstance } from "fastify";
import { contactMessageForm } from "#contract/contact-message";
import { inquiryForm, prospectOfInquiry } from "#contract/inquiry";
import { prospectForm } from "#contract/prospect";
import type { Env } from "../env.ts";
import { receiveForm } from "../forms/receive-form.ts";
import { shedLoad } from "../plugins/load-shedding.ts";
import type { Store } from "../store/open-store.ts";

/** The forms of the site, and where each is kept. They share one count of what an address sends. */
export function forms(
  app: FastifyInstance,
  { env, store }: { env: Pick<Env, "RATE_LIMIT" | "DIST_DIR" | "SITE_URL">; store: Store },
) {
  const limit = env.RATE_LIMIT ? [app.rateLimit(env.RATE_LIMIT)] : [];
  const common = { env, guards: [shedLoad, ...limit] };
  const { prospects, messages } = store;
  receiveForm(app, { ...common, form: prospectForm, keep: prospects.add });
  receiveForm(app, { ...common, form: contactMessageForm, keep: messages.add });
  receiveForm(app, {
    ...common,
    form: inquiryForm,
    keep: ({ fields, ...entry }) => prospects.add({ ...entry, fields: prospectOfInquiry(fields) }),
  });
}
