import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";

/**
 * Visits a page with Lighthouse's mobile settings (slow 4G and a CPU four times slower, both simulated),
 * each time in a fresh browser, and returns the median visit.
 */
export async function auditPage(url: string, chromePath: string, runs: number): Promise<Result> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    // Now and then a browser's trace is lost, which says nothing about the page.
    const again = () => auditOnce(url, chromePath);
    results.push(await again().catch(again));
  }
  return computeMedianRun(results);
}

const emptyPage = `<!doctype html><html lang="en"><title>Empty</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="Empty">
<link rel="icon" href="data:,"><main>One sentence.</main>`;

/** Visits a page of one sentence: a baseline for browser and machine. */
export async function auditEmptyPage(chromePath: string, runs: number): Promise<Result> {
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    // With the site's headers: a browser gives such a page a process of its own.
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
  };
  const server = createServer(({ url }, response) => {
    if (url === "/") response.writeHead(200, headers).end(emptyPage);
    else response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    return await auditPage(`http://127.0.0.1:${port}/`, chromePath, runs);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function auditOnce(url: string, chromePath: string): Promise<Result> {
  const chrome = await launch({
    chromePath,
    chromeFlags: [
      "--headless=new",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
    logLevel: "silent",
  });
  try {
    const outcome = await lighthouse(url, {
      port: chrome.port,
      logLevel: "error",
      onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
    });
    if (!outcome) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { lhr } = outcome;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    chrome.kill();
  }
}
