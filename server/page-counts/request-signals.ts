import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import { isbot } from "isbot";
import { isCampaign, parseCampaign } from "#contract/campaign.ts";
import { formPostFields } from "#contract/endpoints.ts";
import { getFormFields } from "../http/form-request.ts";

/** The longest part of a User-Agent header that is read. */
const maxAgentLength = 512;

/** Whether the browser asks not to be counted, by Do Not Track or Global Privacy Control. */
export function optsOutOfTracking(headers: IncomingHttpHeaders): boolean {
  return headers.dnt === "1" || headers["sec-gpc"] === "1";
}

/** Whether the client is a program: it says so, or names no browser. */
export function isBot({ "user-agent": agent }: IncomingHttpHeaders): boolean {
  return !agent || isbot(agent.slice(0, maxAgentLength));
}

/**
 * Returns the campaign in the URL of the page with the form, which the form error page passes on; empty if there is
 * none, or if the browser asks not to be counted.
 */
export function getPageCampaign(request: FastifyRequest): string {
  if (optsOutOfTracking(request.headers)) return "";
  const passedOn = getFormFields(request)[formPostFields.campaign];
  return parseCampaign(request.headers.referer ?? "") || (isCampaign(passedOn) ? passedOn : "");
}
