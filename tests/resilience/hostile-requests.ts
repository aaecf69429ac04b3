import { formEndpoints } from "#contract/endpoints.ts";
import { createProspect } from "./harness/prospects.ts";

/** Bytes (Latin-1) for a connection of their own. Refusals (4xx, or silence) are always right. */
export interface HostileRequest {
  what: string;
  bytes: string;
  /** Other right responses. */
  answers: number[];
}

const forgedLine = '{"level":30,"msg":"forged"}';
const hostHeader = "Host: localhost\r\n";
const closeHeader = "Connection: close\r\n";
const jsonHeader = "Content-Type: application/json\r\n";

/** A complete post that would be stored if it were ever parsed as a request. */
const smuggledPost = createPost(JSON.stringify(createProspect(1)));

/** A post with a body, and more headers. */
function createPost(
  body: string,
  headers = `Content-Length: ${Buffer.byteLength(body)}\r\n`,
): string {
  const bytes = Buffer.from(body).toString("latin1");
  return `POST ${formEndpoints.prospect} HTTP/1.1\r\n${hostHeader}${jsonHeader}${headers}\r\n${bytes}`;
}

function chunkedPost(chunks: string): string {
  return createPost("", "Transfer-Encoding: chunked\r\n") + chunks;
}

function get(target: string, headers = hostHeader): string {
  return `GET ${target} HTTP/1.1\r\n${headers}${closeHeader}\r\n`;
}

/** Malformed requests of kinds that have broken servers before. */
export function listHostileRequests(): HostileRequest[] {
  const foreignHostHeaders =
    "Host: evil.example\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: https\r\n";
  const length = `Content-Length: ${smuggledPost.length + 5}\r\n`;
  const requests: Record<string, [bytes: string, ...answers: number[]]> = {
    "length and chunks": [createPost("", `${length}Transfer-Encoding: chunked\r\n`) + ended()],
    "chunks and length": [createPost("", `Transfer-Encoding: chunked\r\n${length}`) + ended()],
    "an unknown encoding": [createPost("", "Transfer-Encoding: xchunked\r\n") + ended()],
    "a blank before the colon": [createPost("", "Transfer-Encoding : chunked\r\n") + ended()],
    "two lengths": [createPost("", `Content-Length: 0\r\n${length}`) + smuggledPost],
    "a signed length": [createPost("", "Content-Length: +0\r\n") + smuggledPost],
    "a length in hexadecimal": [createPost("", "Content-Length: 0x0\r\n") + smuggledPost],
    "a huge length": [createPost("{}", "Content-Length: 999999999999\r\n")],
    "a huge chunk": [chunkedPost(`${"F".repeat(17)}\r\n{}`)],
    "a chunk's size with a sign": [chunkedPost("+2\r\n{}\r\n")],
    "endless chunks": [chunkedPost(`1000\r\n${"x".repeat(4096)}\r\n`.repeat(12))],
    "a request within a body": [
      `GET /product HTTP/1.1\r\n${hostHeader}${closeHeader}Content-Length: ${smuggledPost.length}\r\n\r\n${smuggledPost}`,
      200,
    ],
    "a request after the last": [get("/product") + smuggledPost, 200],
    "a folded header": [get("/", `${hostHeader}X-A: b\r\n ${forgedLine}\r\n`)],
    "a lone CR in a header": [get("/", `${hostHeader}X-A: b\r${forgedLine}\r\n`)],
    "a lone LF in a header": [get("/", `${hostHeader}X-A: b\n${forgedLine}\r\n`)],
    "a NUL in a header": [get("/", `${hostHeader}X-A: b\0c\r\n`)],
    "a header without a name": [get("/", `${hostHeader}: b\r\n`)],
    "no host": [get("/", "")],
    "two hosts": [get("/", `${hostHeader}Host: evil.example\r\n`), 200],
    "a forged host": [get("/product/", foreignHostHeaders), 308],
    "a host with a path": [get("/product/", "Host: evil.example/x?y#z\r\n"), 308],
    "a whole address": [get("http://evil.example/product/", foreignHostHeaders), 308],
    "an encoded line break in the path": [get(`/a%0d%0a${encodeURIComponent(forgedLine)}`)],
    "an encoded header in the path": [get("/product/%0d%0aSet-Cookie:%20evil=1")],
    "an encoded header in the query": [get("/product/?%0d%0aSet-Cookie:%20x=1"), 308],
    "a line break in the path": [get(`/a\r\n${forgedLine}`)],
    "a NUL in the path": [get("/\0")],
    "a broken escape": [get("/%zz%")],
    "bytes that are no text": [get("/\xff\xfe\xc3\x28")],
    "a quote and a brace": [get(`/","msg":"forged"}`)],
    "a long path": [get(`/${"a".repeat(70_000)}`)],
    "a long header": [get("/", `${hostHeader}X-A: ${"a".repeat(100_000)}\r\n`)],
    "many headers": [get("/", hostHeader + "A: b\r\n".repeat(20_000))],
    "no version": ["GET /\r\n\r\n", 200],
    "an old version": ["GET / HTTP/0.9\r\n\r\n", 200],
    "HTTP/2": ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0"],
    TLS: ["\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03"],
    "a proxy's preface": [`PROXY TCP4 203.0.113.1 127.0.0.1 1 2\r\n${get("/")}`],
    "an unknown method": [`FORGE / HTTP/1.1\r\n${hostHeader}\r\n`],
    "a tunnel": ["CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n"],
    "TRACE with a secret": [
      `TRACE / HTTP/1.1\r\n${hostHeader}${closeHeader}Authorization: evil.example\r\n\r\n`,
    ],
    "OPTIONS of everything": [`OPTIONS * HTTP/1.1\r\n${hostHeader}${closeHeader}\r\n`],
    "an upgrade": [get("/product", `${hostHeader}Upgrade: websocket\r\n`), 200],
    "an unknown expectation": [createPost("{}", "Expect: miracles\r\nContent-Length: 2\r\n")],
    "line breaks alone": ["\r\n".repeat(1000)],
  };
  return Object.entries(requests).map(([what, [bytes, ...answers]]) => ({ what, bytes, answers }));
}

/** The end of a chunked body, followed by another request. */
function ended(): string {
  return `0\r\n\r\n${smuggledPost}`;
}

const badBytes = ["\0", "\r", "\n", " ", ":", "\x7f", "\xff"];

/** A post that is refused anyhow, with each byte of its head in turn replaced by an invalid one. */
export function createMutatedRequests(): HostileRequest[] {
  const wholePost = createPost("{}", `${closeHeader}Content-Length: 2\r\n`);
  const head = wholePost.indexOf("\r\n\r\n");
  return badBytes.flatMap((badByte) =>
    Array.from({ length: head }, (_, index) => ({
      what: `byte ${index} replaced by ${JSON.stringify(badByte)}`,
      bytes: wholePost.slice(0, index) + badByte + wholePost.slice(index + 1),
      answers: [],
    })),
  );
}
