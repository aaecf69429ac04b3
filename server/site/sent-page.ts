import type { FastifyReply, FastifyRequest } from "fastify";
import { readReference, referenceParameter } from "#contract/reference";
import { slots } from "#contract/slots";
import { fillSlot } from "./fill-slot.ts";

/** The page "message sent" of a language: its HTML and headers. */
export interface SentPage {
  html: string;
  headers: Record<string, string>;
}

/**
 * Answers visitors without JavaScript with the page and the reference in its URL. Returns undefined if
 * that is not a valid reference, so that nobody can inject text.
 */
export function sendSentPage(request: FastifyRequest, reply: FastifyReply, page: SentPage) {
  const { [referenceParameter]: named } = request.query as Record<string, unknown>;
  const reference = readReference(String(named ?? ""));
  if (!reference) return undefined;
  return reply
    .headers({ ...page.headers, "Cache-Control": "private, no-cache" })
    .type("text/html; charset=utf-8")
    .send(fillSlot(page.html, slots.reference, reference));
}
