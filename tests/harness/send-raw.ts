import { exchange } from "./raw-socket.ts";

/** What came back on a connection, read as Latin-1 so that every byte is a character. */
export interface RawAnswer {
  status: number;
  location: string | undefined;
  text: string;
}

/** Asks a server for a path as it stands, which clients would clean up first. Bytes as Latin-1. */
export async function sendRaw(serverUrl: string, path: string, headers = ""): Promise<RawAnswer> {
  const { host } = new URL(serverUrl);
  const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`, "Connection: close", headers];
  const text = await exchange(serverUrl, `${lines.filter(Boolean).join("\r\n")}\r\n\r\n`, 30_000);
  const [head = ""] = text.split("\r\n\r\n", 1);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
    location: /^location: (.*)$/im.exec(head)?.[1],
    text,
  };
}
