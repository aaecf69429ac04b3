import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listenLocally } from "./listen-locally.ts";

/** One request that the platform has received, whatever it answered. */
export interface PlatformRequest {
  path: string | undefined;
  headers: IncomingMessage["headers"];
  body: unknown;
}

type Answer = (response: ServerResponse, count: number) => void;

/** An answer with a status and headers, and an empty object as JSON. */
export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, { "content-type": "application/json", ...headers }).end("{}");

/** An account platform of the running test. `answer` gets how many requests came so far. */
export async function fakePlatform(answer: Answer = status(201)) {
  const requests: PlatformRequest[] = [];
  const state = { answer };
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    requests.push({ path: request.url, headers: request.headers, body });
    state.answer(response, requests.length);
  });
  const origin = await listenLocally(server);
  return {
    close: () => server.close(),
    url: `${origin}/base`,
    requests,
    answerWith: (next: Answer) => {
      state.answer = next;
    },
  };
}
