import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenLocally } from "./listen-locally.ts";

/** A picture of one point: the smallest PNG there is. */
export const pngImage = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** How a test's tile server responds. */
export type TileResponder = (response: ServerResponse, request: IncomingMessage) => void;

export function createTileResponse(
  headers: Record<string, string> = {},
  image = pngImage,
): TileResponder {
  return (response) =>
    response.writeHead(200, { "content-type": "image/png", ...headers }).end(image);
}

/** A local tile server that records its requests. */
export async function startFakeTileServer() {
  const requests: IncomingMessage[] = [];
  const state = { respond: createTileResponse() };
  const server = createServer((request, response) => {
    requests.push(request);
    state.respond(response, request);
  });
  const origin = await listenLocally(server);
  return {
    template: `${origin}/{z}/{x}/{y}.png`,
    requests,
    respondWith: (next: TileResponder) => {
      state.respond = next;
    },
  };
}
