import { launch } from "chrome-launcher";
import lighthouse, { type Artifacts, auditFlowArtifacts, type Result } from "lighthouse";
import { median } from "./median.ts";
import { inThreadTime } from "./thread-time.ts";

/** Beside performance; no clock decides these. */
const qualities = ["accessibility", "best-practices", "seo"] as const;

/** The times, in ms, that Lighthouse reckons a page to need on a slow phone, and their score. */
export interface Speed {
  /** From 0 to 100. */
  performance: number;
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
}

/** What Lighthouse finds on a page: scores from 0 to 100, times in ms, size in bytes. */
export interface Finding {
  scores: Record<(typeof qualities)[number], number>;
  /** With each task as long as it lasted, in which the machine may have been busy with others. */
  byClock: Speed;
  /** With each task as long as it used the CPU. */
  inThreadTime: Speed;
  /** How much later the largest text was painted than the first, as the browser did it, not slowed. */
  paintedApart: number;
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
    qualities.map((category) => [category, middle(({ scores }) => scores[category])]),
  );
  const speed = (of: (finding: Finding) => Speed): Speed => ({
    performance: middle((finding) => of(finding).performance),
    firstContentfulPaint: middle((finding) => of(finding).firstContentfulPaint),
    largestContentfulPaint: middle((finding) => of(finding).largestContentfulPaint),
    totalBlockingTime: middle((finding) => of(finding).totalBlockingTime),
  });
  return {
    scores: scores as Finding["scores"],
    byClock: speed((finding) => finding.byClock),
    inThreadTime: speed((finding) => finding.inThreadTime),
    paintedApart: middle((finding) => finding.paintedApart),
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
    const { lhr, artifacts } = outcome;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return readResult(lhr, await reckonAgain(artifacts));
  } finally {
    chrome.kill();
  }
}

/** What Lighthouse makes of the same visit when each task is as long as it used the CPU. */
async function reckonAgain(artifacts: Artifacts): Promise<Result> {
  const { Trace } = artifacts;
  const quiet = {
    ...artifacts,
    Trace: { ...Trace, traceEvents: inThreadTime(Trace.traceEvents) },
  };
  const flags = { logLevel: "error" as const };
  const { steps } = await auditFlowArtifacts({ gatherSteps: [{ artifacts: quiet, flags }] });
  const lhr = steps[0]?.lhr;
  if (!lhr) throw new Error("Lighthouse gave no result for a recorded visit.");
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  return lhr;
}

function readResult(lhr: Result, again: Result): Finding {
  const requests = lhr.audits["network-requests"]?.details;
  const metrics = lhr.audits.metrics?.details;
  const [times] = metrics?.type === "debugdata" ? (metrics.items as Record<string, number>[]) : [];
  const observed = (name: string) => times?.[`observed${name}`] ?? Number.NaN;
  const items = requests?.type === "table" ? requests.items : [];
  return {
    scores: Object.fromEntries(
      qualities.map((name) => [name, scoreOf(lhr, name)]),
    ) as Finding["scores"],
    byClock: readSpeed(lhr),
    inThreadTime: readSpeed(again),
    paintedApart: observed("LargestContentfulPaint") - observed("FirstContentfulPaint"),
    cumulativeLayoutShift: numberOf(lhr, "cumulative-layout-shift"),
    transferred: items.reduce((sum, item) => sum + Number(item.transferSize ?? 0), 0),
    requests: items.length,
    failing: ["performance", ...qualities].flatMap((name) => failingAudits(lhr, name)),
  };
}

function readSpeed(lhr: Result): Speed {
  return {
    performance: scoreOf(lhr, "performance"),
    firstContentfulPaint: numberOf(lhr, "first-contentful-paint"),
    largestContentfulPaint: numberOf(lhr, "largest-contentful-paint"),
    totalBlockingTime: numberOf(lhr, "total-blocking-time"),
  };
}

function numberOf(lhr: Result, audit: string): number {
  return lhr.audits[audit]?.numericValue ?? Number.NaN;
}

function scoreOf(lhr: Result, category: string): number {
  return Math.round((lhr.categories[category]?.score ?? 0) * 100);
}

function failingAudits(lhr: Result, category: string): string[] {
  return (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = lhr.audits[id];
    const score = audit?.score ?? null;
    return weight > 0 && score !== null && score < 1 ? [`${category} ${id}: ${audit?.title}`] : [];
  });
}
