import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Unanswered } from "./unanswered.ts";

/** Milliseconds: how often connections are checked during shutdown. */
const checkInterval = 100;

/**
 * Drops connections with too many requests at once. Closing the server waits until every answer is sent,
 * but only `receiveTime` ms for requests that are still being received. No connection outlives its last
 * answer.
 */
export function tendConnections(app: FastifyInstance, unanswered: Unanswered, receiveTime = 2000) {
  let isStopping = false;

  // Thousands of pipelined requests may be parsed before a connection is gone: the framework sees none of
  // them.
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (unanswered.take(response)) app.routing(request, response);
  };
  app.server.removeAllListeners("request").on("request", handle);
  // Node itself answers an unknown Expect header.
  app.server.on("checkExpectation", handle);

  app.addHook("onRequest", (_request, reply, done) => {
    // Requests to the second address of "localhost" bypass all this.
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
    // Node considers an answer done once it is written, and would cut it off on its way.
    server.closeIdleConnections = () => {
      if (unanswered.isEmpty) closeIdle();
    };
    const end = performance.now() + receiveTime;
    tending = setInterval(() => {
      const isLate = performance.now() > end;
      if (isLate) for (const socket of unanswered.incomplete()) socket.destroy();
      // Those that are not idle have sent half a request.
      if (isLate && unanswered.isEmpty) server.closeAllConnections();
      // An answer in flight has already told the client to keep the connection.
      server.closeIdleConnections();
    }, checkInterval);
  });
  // For "localhost" the framework listens on a second address, and does not wait for its requests.
  app.addHook("onClose", async () => {
    await unanswered.none();
    clearInterval(tending);
  });
}
