import type { FastifyReply, FastifyRequest } from "fastify";
import { readReference, referenceParameter } from "#contract/reference";
import { slots } from "#contract/slots";
import { fillSlot } from "./fill-slot.ts";

/** The page "message sent" of a language: its HTML, and the headers of its own. */
export interface SentPage {
  html: string;
  headers: Record<string, string>;
}

/**
 * Answers with the page and the reference that its address holds, for visitors without script. Gives
 * nothing if that holds no sound one: nobody can have other words written there.
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
