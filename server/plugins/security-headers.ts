import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Env } from "../env.ts";

/** Sets the headers that tell browsers what to refuse. Browsers keep to https once the site has it. */
export async function securityHeaders(app: FastifyInstance, env: Pick<Env, "SITE_URL">) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: env.SITE_URL.startsWith("https:"),
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  });
}
