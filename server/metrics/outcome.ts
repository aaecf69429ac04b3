import type { FastifyRequest } from "fastify";
import type { ProblemCode } from "#contract/problem";

/** What becomes of a request: a form is kept, known already, or spam (as "robot"); or it is refused. */
export type Outcome = "kept" | "repeated" | "robot" | ProblemCode;

const outcomes = new WeakMap<FastifyRequest, Outcome>();

/** Notes what becomes of a request, to be counted when it is answered. */
export function noteOutcome(request: FastifyRequest, outcome: Outcome): void {
  outcomes.set(request, outcome);
}

/** What was noted of a request. */
export function outcomeOf(request: FastifyRequest): Outcome | undefined {
  return outcomes.get(request);
}

const shed = new WeakSet<FastifyRequest>();

/** Notes that a request was refused because the server had more to do than it could. */
export function noteShed(request: FastifyRequest): void {
  shed.add(request);
}

/** Whether that was noted of a request. */
export function wasShed(request: FastifyRequest): boolean {
  return shed.has(request);
}
