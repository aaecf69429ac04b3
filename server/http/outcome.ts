import type { ProblemCode } from "#contract/problem";

/** The outcome of a form post: stored, a repeat, spam, or refused; beyond the limit of all visitors apart. */
export type Outcome = "stored" | "repeated" | "spam" | "overall_limit" | ProblemCode;

declare module "fastify" {
  interface FastifyRequest {
    /** Counted when the request is answered. */
    outcome?: Outcome;
  }
}
