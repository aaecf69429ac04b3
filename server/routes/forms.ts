import type { FastifyInstance } from "fastify";
import type { Env } from "../env.ts";
import { keptForms } from "../forms/kept-forms.ts";
import { receiveForm } from "../forms/receive-form.ts";
import { refuseCrossSite } from "../plugins/cross-site.ts";
import { shedLoad } from "../plugins/load-shedding.ts";
import { limitRequests } from "../plugins/request-limits.ts";
import type { Store } from "../store/open-store.ts";

type FormSettings = Pick<Env, "RATE_LIMIT" | "RATE_LIMIT_OVERALL" | "SITE_URL" | "DIST_DIR">;

/** The forms of the site. They share the counts of what one address and all addresses send. */
export function forms(app: FastifyInstance, { env, store }: { env: FormSettings; store: Store }) {
  const { RATE_LIMIT: ofEach, RATE_LIMIT_OVERALL: ofAll } = env;
  const guards = [
    shedLoad,
    refuseCrossSite(env.SITE_URL),
    // What one address sends too much takes nothing from the others.
    ...(ofEach ? [limitRequests(app, "forms", ofEach)] : []),
    ...(ofAll ? [limitRequests(app, "forms", ofAll, "all")] : []),
  ];
  const setApart = store.robots.add;
  for (const { form, keep } of keptForms(store)) {
    receiveForm(app, { form, keep, setApart, env, guards });
  }
}
