import formbody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import { formBodyLimit } from "#contract/endpoints";
import { HttpProblem } from "../problem.ts";

/** Reads JSON and url-encoded forms, and refuses every other type of body (415). */
export async function bodyParsers(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    "application/json",
    { parseAs: "buffer" },
    async (_request: unknown, body: Buffer) => parseJson(body),
  );
  await app.register(formbody, { bodyLimit: formBodyLimit });
}

/** Bytes that are no UTF-8 are refused: replaced, they would be words that nobody wrote. */
function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw new HttpProblem("invalid_json");
  }
}
