import { createServer } from "node:http";
import { listenOnFreePort } from "#tests/harness/listen-on-free-port.ts";
import { runPackageBinary } from "./run-package-binary.ts";

/** The fields of Lighthouse's result that are read. */
export interface Visit {
  audits: Record<string, Audit>;
  categories: Record<string, Category>;
}

interface Audit {
  score: number | null;
  title: string;
  numericValue?: number;
  details?: { items?: { transferSize?: number }[] };
}

interface Category {
  score: number | null;
  auditRefs: { id: string; weight: number }[];
}

/**
 * Visits a page with Lighthouse's mobile settings (slow 4G and a CPU four times slower, both simulated),
 * each time in a fresh browser, and returns the visit whose largest text took the median time.
 */
export async function auditPage(url: string, chromePath: string, runs: number): Promise<Visit> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) {
    // A browser's trace is sometimes lost, or holds no largest text, which says nothing about the page.
    const auditAgain = async () => {
      const visit = await auditOnce(url, chromePath);
      readLargestText(visit);
      return visit;
    };
    visits.push(await auditAgain().catch(auditAgain));
  }
  visits.sort((one, other) => readLargestText(one) - readLargestText(other));
  return visits[Math.floor((runs - 1) / 2)] as Visit;
}

function readLargestText({ audits }: Visit): number {
  return readValue(audits, "largest-contentful-paint");
}

/**
 * The number that an audit has measured.
 * @throws if it has measured none.
 */
export function readValue(audits: Visit["audits"], audit: string): number {
  const value = audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse has measured no ${audit}.`);
  return value;
}

const emptyPage = `<!doctype html><html lang="en"><title>Empty</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="Empty">
<link rel="icon" href="data:,"><main>One sentence.</main>`;

/** Visits a page of one sentence: a baseline for browser and machine. */
export async function auditEmptyPage(chromePath: string, runs: number): Promise<Visit> {
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    // With the site's headers: a browser gives such a page a process of its own.
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
  };
  const server = createServer(({ url }, response) => {
    if (url === "/") response.writeHead(200, headers).end(emptyPage);
    else response.writeHead(404).end();
  });
  const port = await listenOnFreePort(server);
  try {
    return await auditPage(`http://127.0.0.1:${port}/`, chromePath, runs);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function auditOnce(url: string, chromePath: string): Promise<Visit> {
  const flags = [
    "--headless=new",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ];
  const options = [
    "--output=json",
    "--quiet",
    "--no-enable-error-reporting",
    "--only-categories=performance,accessibility,best-practices,seo",
    `--chrome-flags=${flags.join(" ")}`,
  ];
  return runPackageBinary<Visit>("lighthouse/cli/index.js", [url, ...options], {
    CHROME_PATH: chromePath,
  });
}
