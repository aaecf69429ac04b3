import type { FastifyRequest } from "fastify";
import type { ProblemCode } from "#contract/problem";

/** The outcome of a form post: stored, a repeat, spam, or refused. */
type Outcome = "stored" | "repeated" | "spam" | ProblemCode;

const outcomes = new WeakMap<FastifyRequest, Outcome>();

/** Records the outcome of a request, to be counted when it is answered. */
export function noteOutcome(request: FastifyRequest, outcome: Outcome): void {
  outcomes.set(request, outcome);
}

/** The recorded outcome of a request. */
export function outcomeOf(request: FastifyRequest): Outcome | undefined {
  return outcomes.get(request);
}
