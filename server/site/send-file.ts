import type { FastifyReply, FastifyRequest } from "fastify";
import { type ByteRange, readRange } from "./byte-range.ts";
import { chooseEncoding } from "./choose-encoding.ts";
import { failsCondition, goesWithParts, isNotModified } from "./conditions.ts";
import type { HeaderLines, SiteFile, Version } from "./site-file.ts";

/** Answers with a file: in the encoding asked for, in part, or only that it has not changed. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile) {
  const { headers, method } = request;
  const range = method === "GET" ? headers.range : undefined;
  // Parts are parts of the plain file: of a compressed one they would be of no use by themselves.
  const version = range === undefined ? versionFor(request, file) : file.identity;
  if (failsCondition(headers, version)) return reply.code(412).send();
  if (isNotModified(headers, version)) return sendReady(reply, 304, version.validators);
  if (range !== undefined && goesWithParts(headers, version)) {
    const part = readRange(range, version.body.length);
    if (part) return sendPart(reply, version, part);
  }
  return sendReady(reply, 200, version.headers, version.body);
}

/** Answers with a file that stands for another address: always whole, and never "not modified". */
export function sendWhole(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  file: SiteFile,
) {
  const { bare, body } = versionFor(request, file);
  return sendReady(reply, status, bare, body);
}

function versionFor(request: FastifyRequest, file: SiteFile): Version {
  const encoding = chooseEncoding(request.headers["accept-encoding"], (one) => one in file);
  return file[encoding] ?? file.identity;
}

function sendPart(reply: FastifyReply, version: Version, part: ByteRange | "unsatisfiable") {
  const size = version.body.length;
  if (part === "unsatisfiable") {
    return reply.code(416).header("content-range", `bytes */${size}`).send();
  }
  const { start, end } = part;
  const body = version.body.subarray(start, end + 1);
  const place = ["content-range", `bytes ${start}-${end}/${size}`];
  const length = ["content-length", String(body.length)];
  return sendReady(reply, 206, [...version.partHeaders, ...place, ...length], body);
}

/** Writes an answer whose headers are ready past the framework, which would set each by itself. */
function sendReady(reply: FastifyReply, status: number, headers: HeaderLines, body?: Buffer) {
  reply.hijack();
  reply.raw.writeHead(status, headers as string[]);
  reply.raw.end(body);
  return reply;
}
