import { weighPage } from "../build/budgets/weigh-page.ts";
import { buildSite, isBuilt } from "../checks/build-site.ts";
import { provideChromium } from "../checks/chromium.ts";
import { builtSite } from "../checks/project.ts";
import { type BuiltPage, readBuiltSite } from "../checks/rules/built-site.ts";
import { type SiteProcess, startSite } from "../checks/site-process.ts";
import { readEnv } from "../server/env.ts";
import { auditPage, type Finding } from "./lighthouse.ts";
import { measureLookups } from "./lookups.ts";
import { type BenchOptions, everyPage, readOptions, usage } from "./options.ts";
import { measureThroughput } from "./throughput.ts";
import { measureTyping } from "./typing.ts";

const options = readCommandLine();
const env = readEnv();
if (!isBuilt(env) && (await buildSite(env)) !== 0) process.exit(1);
const pages = findPages(options.pages);
const chromium = await provideChromium();
// Only an orderly end stops the server, too.
process.once("SIGTERM", () => process.exit(1));
const site = await startSite();
try {
  await bench(site);
  reportLookups(site);
  await reportTyping(site);
} finally {
  await site.stop();
}

async function bench({ url }: SiteProcess): Promise<void> {
  console.log("\nSizes in bytes as they travel (brotli)");
  console.table(Object.fromEntries(pages.map((page) => [page.path, weighPage(page, builtSite)])));

  const findings: Record<string, Finding> = {};
  for (const { path = "" } of pages) {
    console.log(`Lighthouse, ${options.runs} visits: ${path}`);
    findings[path] = await auditPage(url + path, chromium, options.runs);
  }
  console.log("\nLighthouse, mobile: medians; times in ms, transferred in bytes");
  console.table(Object.fromEntries(Object.entries(findings).map(([path, f]) => [path, row(f)])));
  if (options.explain) {
    for (const [path, { failing }] of Object.entries(findings)) {
      console.log(`\n${path}: ${failing.length} audits cost points`);
      for (const audit of failing) console.log(`- ${audit}`);
    }
  }

  const load = { messages: 3000, connections: 20 };
  const { perSecond, median, percentile99 } = await measureThroughput(url, load);
  console.log(
    `\nServer: ${load.messages} messages over ${load.connections} connections: ` +
      `${perSecond} a second, median ${median.toFixed(1)} ms, 99th percentile ${percentile99.toFixed(1)} ms`,
  );
}

/** In this process: what a visitor waits for on top is the network. */
function reportLookups({ dataDir }: SiteProcess): void {
  const { addresses, opening, median, percentile95 } = measureLookups(dataDir);
  console.log(
    `Gazetteer: ${addresses} addresses, median ${median.toFixed(2)} ms, ` +
      `95th percentile ${percentile95.toFixed(2)} ms; opened in ${opening.toFixed(0)} ms`,
  );
}

async function reportTyping({ url }: SiteProcess): Promise<void> {
  const { facilitators, script, work } = await measureTyping(url, chromium);
  console.log(
    `Finder: a letter among ${facilitators} facilitators takes ${script.median.toFixed(0)} ms of ` +
      `script (longest ${script.longest.toFixed(0)}), ${work.median.toFixed(0)} ms in all`,
  );
}

function row({ scores, failing: _, ...measures }: Finding) {
  return {
    ...scores,
    FCP: Math.round(measures.firstContentfulPaint),
    LCP: Math.round(measures.largestContentfulPaint),
    TBT: Math.round(measures.totalBlockingTime),
    CLS: Number(measures.cumulativeLayoutShift.toFixed(3)),
    transferred: measures.transferred,
    requests: measures.requests,
  };
}

/** The built pages at these paths. Ends the program if one is not there. */
function findPages(paths: string[]): BuiltPage[] {
  const built = readBuiltSite(builtSite).pages;
  if (paths.includes(everyPage)) {
    return built.filter(({ path, $ }) => path && $("meta[name=robots]").length === 0);
  }
  const missing = paths.filter((wanted) => !built.some(({ path }) => path === wanted));
  if (missing.length > 0) {
    console.error(`The site has no page ${missing.join(", ")}.`);
    process.exit(2);
  }
  return built.filter(({ path }) => path !== undefined && paths.includes(path));
}

function readCommandLine(): BenchOptions {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
}
