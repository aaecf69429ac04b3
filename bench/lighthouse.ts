import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { median } from "./median.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** What Lighthouse finds on a page: scores from 0 to 100, times in ms, size in bytes. */
export interface Finding {
  scores: Record<(typeof categories)[number], number>;
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  /** How much later the largest text was painted than the first, as the browser did it, not slowed. */
  paintedApart: number;
  totalBlockingTime: number;
  cumulativeLayoutShift: number;
  transferred: number;
  requests: number;
  /** Audits that cost points, each as "id: title". */
  failing: string[];
}

/**
 * Visits a page as Lighthouse's mobile visitor does (slow 4G and a CPU four times slower, both
 * simulated), each time in a fresh browser, and gives the medians.
 */
export async function auditPage(url: string, chromePath: string, runs: number): Promise<Finding> {
  const findings: Finding[] = [];
  for (let run = 0; run < runs; run += 1) {
    // Now and then a browser's recording is lost, which says nothing of the page.
    const again = () => auditOnce(url, chromePath);
    findings.push(await again().catch(again));
  }
  const middle = (value: (finding: Finding) => number) => median(findings.map(value));
  const scores = Object.fromEntries(
    categories.map((category) => [category, middle(({ scores }) => scores[category])]),
  );
  return {
    scores: scores as Finding["scores"],
    firstContentfulPaint: middle((finding) => finding.firstContentfulPaint),
    largestContentfulPaint: middle((finding) => finding.largestContentfulPaint),
    paintedApart: middle((finding) => finding.paintedApart),
    totalBlockingTime: middle((finding) => finding.totalBlockingTime),
    cumulativeLayoutShift: middle((finding) => finding.cumulativeLayoutShift),
    transferred: middle((finding) => finding.transferred),
    requests: middle((finding) => finding.requests),
    failing: [...new Set(findings.flatMap(({ failing }) => failing))],
  };
}

async function auditOnce(url: string, chromePath: string): Promise<Finding> {
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
    const outcome = await lighthouse(url, { port: chrome.port, logLevel: "error" });
    if (!outcome) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { lhr } = outcome;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return readResult(lhr);
  } finally {
    chrome.kill();
  }
}

function readResult(lhr: Result): Finding {
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const requests = lhr.audits["network-requests"]?.details;
  const metrics = lhr.audits.metrics?.details;
  const [times] = metrics?.type === "debugdata" ? (metrics.items as Record<string, number>[]) : [];
  const observed = (name: string) => times?.[`observed${name}`] ?? Number.NaN;
  const items = requests?.type === "table" ? requests.items : [];
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ) as Finding["scores"],
    firstContentfulPaint: number("first-contentful-paint"),
    largestContentfulPaint: number("largest-contentful-paint"),
    paintedApart: observed("LargestContentfulPaint") - observed("FirstContentfulPaint"),
    totalBlockingTime: number("total-blocking-time"),
    cumulativeLayoutShift: number("cumulative-layout-shift"),
    transferred: items.reduce((sum, item) => sum + Number(item.transferSize ?? 0), 0),
    requests: items.length,
    failing: categories.flatMap((name) => failingAudits(lhr, name)),
  };
}

function failingAudits(lhr: Result, category: string): string[] {
  return (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = lhr.audits[id];
    const score = audit?.score ?? null;
    return weight > 0 && score !== null && score < 1 ? [`${category} ${id}: ${audit?.title}`] : [];
  });
}
