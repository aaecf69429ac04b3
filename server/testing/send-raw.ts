import { connect } from "node:net";

/** What came back on a connection, read as Latin-1 so that every byte is a character. */
export interface RawAnswer {
  status: number;
  location: string | undefined;
  text: string;
}

/** Asks a server for a path as it stands, which clients would clean up first. Bytes as Latin-1. */
export function sendRaw(serverUrl: string, path: string, headers = ""): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(serverUrl);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on("data", (chunk) => chunks.push(chunk)).on("error", reject);
    socket.on("close", () => {
      const text = Buffer.concat(chunks).toString("latin1");
      const [head = ""] = text.split("\r\n\r\n", 1);
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
        location: /^location: (.*)$/im.exec(head)?.[1],
        text,
      });
    });
    const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`, "Connection: close", headers];
    socket.write(`${lines.filter(Boolean).join("\r\n")}\r\n\r\n`, "latin1");
  });
}

/** Gives a result for each item, some at a time. */
export async function inBatches<Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += 25) {
    results.push(...(await Promise.all(items.slice(start, start + 25).map(work))));
  }
  return results;
}
