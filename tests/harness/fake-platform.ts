import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listenLocally } from "./listen-locally.ts";

/** A request that the platform has received, refused ones included. */
interface PlatformRequest {
  path: string | undefined;
  headers: IncomingMessage["headers"];
  body: unknown;
}

type PlatformResponder = (
  response: ServerResponse,
  count: number,
  request: PlatformRequest,
) => unknown;

/** Responds with a status and headers, and an empty object as JSON. */
export const createResponder =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, { "content-type": "application/json", ...headers }).end("{}");

/** An account platform of the running test. `respond` gets the number of requests so far. */
export async function startFakePlatform(respond: PlatformResponder = createResponder(201)) {
  const requests: PlatformRequest[] = [];
  const state = { respond };
  const server = createServer(async (request, response) => {
    // A killed sender leaves half a request.
    const body = await text(request)
      .then(JSON.parse)
      .catch(() => undefined);
    if (body === undefined) return;
    const platformRequest = { path: request.url, headers: request.headers, body };
    requests.push(platformRequest);
    state.respond(response, requests.length, platformRequest);
  });
  let isDown = false;
  server.on("connection", (socket) => isDown && socket.destroy());
  const origin = await listenLocally(server);
  return {
    url: `${origin}/base`,
    requests,
    respondWith: (next: PlatformResponder) => {
      state.respond = next;
    },
    /** Breaks every connection, as if it were down. Its port stays taken. */
    close() {
      isDown = true;
      server.closeAllConnections();
    },
    reopen() {
      isDown = false;
    },
  };
}
