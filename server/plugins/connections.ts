import type { FastifyInstance } from "fastify";

/** How often connections that have become idle are closed while the server stops, in milliseconds. */
const reapInterval = 100;

/**
 * Lets closing the server wait for every request in flight, and for nothing else: no connection
 * outlives its last answer.
 */
export function closeConnectionsAtEnd(app: FastifyInstance) {
  let inFlight = 0;
  let isStopping = false;
  let whenDone = () => {};
  const leave = () => {
    inFlight -= 1;
    if (inFlight === 0) whenDone();
  };

  app.addHook("onRequest", (_request, { raw }, done) => {
    inFlight += 1;
    raw.once("close", leave);
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isStopping) reply.header("connection", "close");
    done();
  });
  app.addHook("preClose", async () => {
    isStopping = true;
    // An answer that was on its way already has told its connection to stay.
    const reaping = setInterval(() => app.server.closeIdleConnections(), reapInterval);
    app.server.once("close", () => clearInterval(reaping));
  });
  // For "localhost" the framework listens on a second address, whose requests it does not wait for.
  app.addHook("onClose", async () => {
    if (inFlight === 0) return;
    await new Promise<void>((resolve) => {
      whenDone = resolve;
    });
  });
}
