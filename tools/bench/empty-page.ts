import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { auditPage, type Finding } from "./lighthouse.ts";

const html = `<!doctype html><html lang="en"><title>Empty</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="Empty">
<link rel="icon" href="data:,"><main>One sentence.</main>`;

/**
 * Visits a page of one sentence as `auditPage` does, which asks to be kept from other origins as the
 * site's pages do: what it costs is the browser's and the machine's doing, and no page can cost less.
 */
export async function auditEmptyPage(
  siteUrl: string,
  chromePath: string,
  runs: number,
): Promise<Finding> {
  const { headers: ofSite } = await fetch(siteUrl);
  const isolation = [...ofSite].filter(([name]) => name.startsWith("cross-origin-"));
  const headers = {
    ...Object.fromEntries(isolation),
    "Content-Type": "text/html; charset=utf-8",
  };
  const server = createServer(({ url }, response) => {
    if (url === "/") response.writeHead(200, headers).end(html);
    else response.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    return await auditPage(`http://127.0.0.1:${port}/`, chromePath, runs);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
