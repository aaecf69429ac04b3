import type { FastifyRequest } from "fastify";
import { parseFacilitator } from "#contract/contact-url.ts";
import { getFormFields } from "./form-request.ts";

/**
 * Begins the message of a prospect with the facilitator in the URL of the page with the form, if it does not name them:
 * without JavaScript the page cannot.
 */
export async function nameFacilitator(request: FastifyRequest): Promise<void> {
  const page = URL.parse(request.headers.referer ?? "");
  const facilitator = page && parseFacilitator(page);
  if (!facilitator || request.routeOptions.config.form !== "prospect") return;
  const fields = getFormFields(request);
  const { messageBody = "" } = fields;
  if (typeof messageBody !== "string" || messageBody.includes(facilitator)) return;
  fields.messageBody = `${facilitator}\n\n${messageBody}`.trim();
}
