import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A PNG of one pixel. */
const image = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Starts a local source of street tiles; `state.isDown` makes it fail. */
export async function startTileSource() {
  const state = { isDown: false, requests: 0 };
  const server = createServer((_request, response) => {
    state.requests += 1;
    if (state.isDown) response.writeHead(503).end();
    else response.writeHead(200, { "content-type": "image/png" }).end(image);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    template: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    state,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
