import type { FastifyReply, FastifyRequest } from "fastify";
import type { FormName } from "#contract/endpoints";
import { type PageId, routes } from "#locale/routes";
import { answerLanguage } from "./form-request.ts";

/** The page and the place on it where a visitor finds each form. */
const formPlaces = {
  prospect: { page: "contact", fragment: "work" },
  contactMessage: { page: "contact", fragment: "question" },
  inquiry: { page: "facilitatorship", fragment: "inquiry" },
} as const satisfies Record<FormName, { page: PageId; fragment: string }>;

/**
 * Leads a browser to a form that opens its address by itself: a form without script posts there, so
 * the address stands in the browser's bar and history.
 */
export function leadToForm(form: FormName) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const isVisit = request.method === "GET" && request.headers.accept?.includes("text/html");
    if (!isVisit) return;
    const { page, fragment } = formPlaces[form];
    return reply.redirect(`${routes[page][answerLanguage(request)]}#${fragment}`, 303);
  };
}
