import { parse } from "node:querystring";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { formBodyLimit } from "#contract/endpoints";
import { HttpProblem } from "../problem.ts";

/** More fields than any form has: beyond them somebody makes us work. */
const mostFields = 100;

/** Reads JSON and url-encoded forms, and refuses every other type of body (415). */
export function bodyParsers(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    "application/json",
    { parseAs: "buffer" },
    async (_request: unknown, body: Buffer) => parseJson(body),
  );
  app.addContentTypeParser<Buffer>(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer", bodyLimit: formBodyLimit },
    async (request: FastifyRequest, body: Buffer) => parseForm(request, body),
  );
}

/** Bytes that are no UTF-8 are refused: replaced, they would be words that nobody wrote. */
function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(decode(body));
  } catch {
    throw new HttpProblem("invalid_json");
  }
}

/** The same of a form, whose bytes may be written with percent signs, too. */
function parseForm(request: FastifyRequest, body: Buffer): unknown {
  const text = body.toString();
  if (hasMoreFields(text, mostFields)) throw new HttpProblem("bad_request");
  const fields = parse(text);
  try {
    decode(withoutPercents(body));
  } catch {
    // The page for mending shows what could be read.
    request.body = fields;
    throw new HttpProblem("bad_request");
  }
  return fields;
}

function decode(bytes: Buffer): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

/** The bytes that a form means. A percent sign without two digits behind it stands for itself. */
function withoutPercents(body: Buffer): Buffer {
  const text = body
    .toString("latin1")
    .replace(/%([\da-f]{2})/gi, (_sign, byte) => String.fromCharCode(Number.parseInt(byte, 16)));
  return Buffer.from(text, "latin1");
}

function hasMoreFields(text: string, most: number): boolean {
  let at = -1;
  for (let fields = 1; fields <= most; fields++) {
    at = text.indexOf("&", at + 1);
    if (at < 0) return false;
  }
  return true;
}
