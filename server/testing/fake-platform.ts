import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

/** One request that the platform has received, whatever it answered. */
export interface PlatformRequest {
  path: string | undefined;
  headers: IncomingMessage["headers"];
  body: unknown;
}

type Answer = (response: ServerResponse, count: number) => void;

/** An answer with a status and headers. */
export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end("{}");

/** An account platform of the running test. `answer` gets how many requests came so far. */
export async function fakePlatform(answer: Answer = status(201)) {
  const requests: PlatformRequest[] = [];
  const state = { answer };
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    requests.push({ path: request.url, headers: request.headers, body });
    state.answer(response, requests.length);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return {
    close: () => server.close(),
    url: `http://127.0.0.1:${port}/base`,
    requests,
    answerWith: (next: Answer) => {
      state.answer = next;
    },
  };
}
