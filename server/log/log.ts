import type { FastifyBaseLogger } from "fastify";

/** The server's log: ids, codes and counts, never the words of a visitor. */
export type Log = Pick<FastifyBaseLogger, "info" | "warn" | "error">;
