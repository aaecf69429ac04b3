import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A picture of one point: the smallest PNG there is. */
export const pngImage = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** How a tile server of the test answers. */
type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** An answer with a tile and these headers. */
export function tileWith(headers: Record<string, string> = {}): Answer {
  return (response) =>
    response.writeHead(200, { "content-type": "image/png", ...headers }).end(pngImage);
}

/** A tile server on this machine, in place of the real one, which notes what it is asked for. */
export async function fakeTileServer(answer: Answer = tileWith()) {
  const requests: IncomingMessage[] = [];
  const state = { answer };
  const server = createServer((request, response) => {
    requests.push(request);
    state.answer(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    template: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    requests,
    answerWith: (next: Answer) => {
      state.answer = next;
    },
  };
}
