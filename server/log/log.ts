import type { FastifyBaseLogger } from "fastify";

/** The server's log: ids, codes and counts, never a visitor's words. */
export type Log = Pick<FastifyBaseLogger, "info" | "warn" | "error">;
