import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Unanswered } from "./unanswered.ts";

/** Milliseconds: how often to look after connections while the server stops, and when to drop requests. */
const stopping = { interval: 100, timeout: 2000 };

/**
 * Drops connections that ask for too much at once, and lets closing the server wait for every answer
 * to be out, but not long for a request to come to its end. No connection outlives its last answer.
 */
export function tendConnections(app: FastifyInstance, unanswered: Unanswered) {
  let isStopping = false;

  // Thousands of requests may be read before a connection is gone: the framework sees none of them.
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (unanswered.take(response)) app.routing(request, response);
  };
  app.server.removeAllListeners("request").on("request", handle);
  // Node answers an expectation that it does not know by itself.
  app.server.on("checkExpectation", handle);

  app.addHook("onRequest", (_request, reply, done) => {
    // What came by the second address of "localhost", past all that.
    if (!unanswered.take(reply.raw)) reply.hijack();
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isStopping) reply.header("connection", "close");
    done();
  });

  let tending: NodeJS.Timeout | undefined;
  app.addHook("preClose", async () => {
    isStopping = true;
    const { server } = app;
    const closeIdle = server.closeIdleConnections.bind(server);
    // Node takes an answer for done as soon as it is written, and would cut it on its way.
    server.closeIdleConnections = () => {
      if (unanswered.isEmpty) closeIdle();
    };
    const end = performance.now() + stopping.timeout;
    tending = setInterval(() => {
      const isLate = performance.now() > end;
      if (isLate) for (const socket of unanswered.incomplete()) socket.destroy();
      // Those that are not idle have sent half a request.
      if (isLate && unanswered.isEmpty) server.closeAllConnections();
      // An answer that was on its way already has told its connection to stay.
      server.closeIdleConnections();
    }, stopping.interval);
  });
  // For "localhost" the framework listens on a second address, whose requests it does not wait for.
  app.addHook("onClose", async () => {
    await unanswered.none();
    clearInterval(tending);
  });
}
