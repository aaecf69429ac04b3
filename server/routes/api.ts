import type { FastifyInstance, onRequestAsyncHookHandler } from "fastify";
import { apiEndpoints, type FormName, formEndpoints } from "#contract/endpoints.ts";
import type { Gazetteer } from "../gazetteer/open-gazetteer.ts";
import { createGeocoder, type GeocoderTimings } from "../geocoding/geocoder.ts";
import type { GetInlineHashes } from "../headers/inline-hashes.ts";
import { addBodyParsers } from "../http/body-parsers.ts";
import { HttpError } from "../http/problem.ts";
import { createLoadSheddingHook } from "../limits/load-shedding.ts";
import { addRequestLimits } from "../limits/request-limits.ts";
import type { Metrics } from "../metrics/create-metrics.ts";
import type { Settings } from "../settings/settings.ts";
import type { Store } from "../store/store.ts";
import { addFormRoutes, redirectToForm } from "./forms.ts";
import { addGeocodeRoute } from "./geocode.ts";
import { addIslandFailureRoute } from "./island-failures.ts";

export interface ApiOptions {
  settings: Settings;
  store: Store;
  gazetteer: Pick<Gazetteer, "find">;
  /** Time limits of the geocoding service; longer in tests. */
  geocoderTimings?: GeocoderTimings | undefined;
  /** Event loop delay in milliseconds beyond which form posts are refused. */
  maxEventLoopDelayMs?: number | undefined;
  /** Delay of refusals to a flood, in milliseconds: 250 by default. */
  floodDelayMs?: number | undefined;
}

/** Adds the routes that accept visitors' input. Their responses are for one visitor; most are never cached. */
export async function addApiRoutes(
  app: FastifyInstance,
  options: ApiOptions & { metrics: Metrics; getInlineHashes: GetInlineHashes },
) {
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  addBodyParsers(app);
  const shedLoad = await createLoadSheddingHook(app, options);
  await addRequestLimits(app);
  addFormRoutes(app, { ...options, shedLoad });
  for (const [form, url] of Object.entries(formEndpoints)) {
    refuseOtherMethods(app, url, ["POST"], [redirectToForm(form as FormName)]);
  }
  addIslandFailureRoute(app, options);
  refuseOtherMethods(app, apiEndpoints.islandFailures, ["POST"]);
  const { settings, store, gazetteer } = options;
  const geocoder = createGeocoder({
    settings,
    budget: settings.GEOCODER_BUDGET,
    timings: options.geocoderTimings,
    metrics: options.metrics,
    cache: store.geocodes,
    gazetteer,
    warn: (err, message) => app.log.warn({ err }, message),
  });
  addGeocodeRoute(app, { settings, geocoder, shedLoad });
  refuseOtherMethods(app, apiEndpoints.geocode, ["GET", "HEAD"]);
}

/** Refuses other methods than `allowed`, unless one of the `hooks` has sent a response. */
function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  allowed: string[],
  hooks: onRequestAsyncHookHandler[] = [],
) {
  const refuse = () => {
    throw new HttpError("method_not_allowed");
  };
  app.route({
    url,
    method: app.supportedMethods.filter((method) => !allowed.includes(method)),
    // Before the body is parsed, whose content type would otherwise be judged first.
    onRequest: [
      ...hooks,
      async (_request, reply) => {
        reply.header("allow", allowed.join(", "));
        refuse();
      },
    ],
    handler: refuse,
  });
}
