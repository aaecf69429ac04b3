import type { FormName } from "#contract/endpoints.ts";
import type { ProblemCode } from "#contract/problem.ts";

/** The outcome of a form post. `overall_limit` is a refusal by the limit of all visitors, not that of one. */
export type FormOutcome = "stored" | "repeated" | "spam" | "overall_limit" | ProblemCode;

declare module "fastify" {
  interface FastifyRequest {
    /** The outcome, counted when the request is answered. */
    outcome?: FormOutcome;
  }
  interface FastifyContextConfig {
    /** The form that the route takes. */
    form?: FormName;
  }
}
