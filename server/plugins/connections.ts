import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** How often pending bytes are looked for while the server closes. */
const pollIntervalMs = 20;

/**
 * Drops connections that send more requests than they may. Closing the server finishes the answers in
 * flight; connections that are still open after `closeTimeoutMs` are closed.
 */
export function closeGracefully(app: FastifyInstance, closeTimeoutMs = 10_000) {
  const { server } = app;
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  server.on("dropRequest", (_request, socket) => socket.destroy());

  let isClosing = false;
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isClosing) reply.header("connection", "close");
    done();
  });
  // An answer that began before has said to the client that the connection stays open.
  app.addHook("onResponse", (request, _reply, done) => {
    if (isClosing) request.socket.destroySoon();
    done();
  });

  let late: NodeJS.Timeout | undefined;
  app.addHook("preClose", async () => {
    isClosing = true;
    late = setTimeout(() => {
      app.log.warn("Connections are closed before their requests have ended");
      server.closeAllConnections();
    }, closeTimeoutMs);
    // Node takes a connection for idle, and closes it, once its answer is written, though not yet sent.
    while ([...sockets].some(({ writableLength }) => writableLength > 0))
      await sleep(pollIntervalMs);
  });
  app.addHook("onClose", async () => clearTimeout(late));
}
