import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { endpoints } from "#contract/endpoints";
import type { Env } from "../env.ts";
import { bodyParsers } from "../forms/body-parsers.ts";
import { loadShedding } from "../plugins/load-shedding.ts";
import { HttpProblem } from "../problem.ts";
import type { Store } from "../store/open-store.ts";
import { forms } from "./forms.ts";

/** Everything that takes what visitors send. Its answers are for one visitor and never stored. */
export async function api(app: FastifyInstance, parts: { env: Env; store: Store }) {
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  await bodyParsers(app);
  await loadShedding(app);
  await app.register(rateLimit, { global: false });
  forms(app, parts);
  for (const url of Object.values(endpoints)) refuseOtherMethods(app, url);
}

function refuseOtherMethods(app: FastifyInstance, url: string) {
  const refuse = () => {
    throw new HttpProblem("method_not_allowed");
  };
  app.route({
    url,
    method: app.supportedMethods.filter((method) => method !== "POST"),
    // Before the body is read, whose type would otherwise be judged first.
    onRequest: async (_request, reply) => {
      reply.header("allow", "POST");
      refuse();
    },
    handler: refuse,
  });
}
