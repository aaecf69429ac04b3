import type { FastifyRequest } from "fastify";
import { parseFacilitator } from "#contract/contact-url.ts";
import { prospectForm } from "#contract/prospect.ts";
import { getFormFields } from "./form-request.ts";

/**
 * Begins the message of a prospect with the facilitator in the URL of the page with the form, if it does not name them:
 * without JavaScript the page cannot.
 */
export async function addFacilitator(request: FastifyRequest): Promise<void> {
  const page = URL.parse(request.headers.referer ?? "");
  const facilitator = page && parseFacilitator(page);
  if (!facilitator || request.routeOptions.config.form !== "prospect") return;
  const fields = getFormFields(request);
  const { messageBody = "" } = fields;
  if (typeof messageBody !== "string" || messageBody.includes(facilitator)) return;
  const namedMessage = `${facilitator}\n\n${messageBody}`.trim();
  // Nobody could see why a message that fits was too long.
  if (fits(messageBody) && !fits(namedMessage)) return;
  fields.messageBody = namedMessage;
}

function fits(message: string): boolean {
  const { messageBody: limit = 0 } = prospectForm.limits;
  return [...message].length <= limit;
}
