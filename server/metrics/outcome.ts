import type { ProblemCode } from "#contract/problem";

/** The outcome of a form post: stored, a repeat, spam, or refused. */
type Outcome = "stored" | "repeated" | "spam" | ProblemCode;

declare module "fastify" {
  interface FastifyRequest {
    /** Counted when the request is answered. */
    outcome?: Outcome;
  }
}
