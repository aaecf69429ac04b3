import { parse } from "node:querystring";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { maxFormBodyBytes } from "#contract/endpoints.ts";
import { HttpError } from "./problem.ts";

/** More fields than any form has. A body with more is an attack. */
const maxFields = 100;

/** Parses JSON and url-encoded bodies, and refuses any other content type (415). */
export function addBodyParsers(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    "application/json",
    { parseAs: "buffer" },
    async (_request: unknown, body: Buffer) => parseJson(body),
  );
  app.addContentTypeParser<Buffer>(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer", bodyLimit: maxFormBodyBytes },
    async (request: FastifyRequest, body: Buffer) => parseForm(request, body),
  );
}

/** Parses JSON. Invalid UTF-8 is refused: replacement characters would change what the visitor wrote. */
function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(decode(body));
  } catch {
    throw new HttpError("invalid_json");
  }
}

/** Parses a URL-encoded form. Invalid UTF-8 is refused, percent-encoded or not. */
function parseForm(request: FastifyRequest, body: Buffer): unknown {
  const text = body.toString();
  if (text.split("&", maxFields + 1).length > maxFields) throw new HttpError("bad_request");
  const fields = parse(text);
  try {
    decode(body);
    // A percent sign without two hex digits is an ordinary character.
    decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, "%25"));
  } catch {
    // The form error page shows what could be read.
    request.body = fields;
    throw new HttpError("bad_request");
  }
  return fields;
}

function decode(bytes: Buffer): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
