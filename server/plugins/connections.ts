import type { FastifyInstance } from "fastify";

/** Lets no connection outlive its last answer once the server is told to stop. */
export function closeConnectionsAtEnd(app: FastifyInstance) {
  let stopping = false;
  app.addHook("preClose", async () => {
    stopping = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (stopping) reply.header("connection", "close");
  });
}
