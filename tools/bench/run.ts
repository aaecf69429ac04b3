import { readEnv } from "#server/env";
import { startSite } from "#tests/harness/site-process";
import { weighPage } from "../build/budgets/weigh-page.ts";
import { buildSite, isBuilt } from "../build-site.ts";
import { readBuiltSite } from "../built-site.ts";
import { provideChromium } from "../chromium/chromium.ts";
import { builtSite } from "../project.ts";
import { auditEmptyPage } from "./empty-page.ts";
import { auditPage } from "./lighthouse.ts";
import { loadFiles, loadMessages } from "./load.ts";
import { measureLookups } from "./lookups.ts";
import { describeMachine } from "./machine.ts";
import { type BenchOptions, readOptions, usage } from "./options.ts";
import { choosePages } from "./pages.ts";
import { type PageReport, reportLoad, reportPages, reportThreadTime } from "./report.ts";
import { measureTyping } from "./typing.ts";
import { findWorstLookup } from "./worst-lookup.ts";

const options = readCommandLine();
const env = readEnv();
if (!isBuilt(env) && (await buildSite(env)) !== 0) process.exit(1);
const machine = describeMachine();
const { pages, addresses } = readBuiltSite(builtSite);
const chosen = choosePages(pages, options.pages);
const chromium = await provideChromium(process.env, "browser");
// Only an orderly end stops the server, too.
process.once("SIGTERM", () => process.exit(1));
const site = await startSite();
try {
  await bench();
} finally {
  await site.stop();
}

async function bench(): Promise<void> {
  console.error(`Lighthouse, ${options.runs} visits: an empty page`);
  const empty = await auditEmptyPage(site.url, chromium, options.runs);
  const reports: PageReport[] = [{ path: "an empty page", finding: empty }];
  for (const { path, page } of chosen) {
    console.error(`Lighthouse, ${options.runs} visits: ${path}`);
    const finding = await auditPage(site.url + path, chromium, options.runs);
    reports.push({ path, weight: weighPage(page, builtSite), finding });
  }
  console.error("Files and messages, as many as the server bears");
  const files = await loadFiles(site.url, addresses);
  const messages = await loadMessages(site.url, 3000);

  console.log(`\n${machine}\n`);
  console.log(`Lighthouse, mobile (slow 4G, a slow phone), medians of ${options.runs}:\n`);
  console.log(`${reportPages(reports)}\n\nThe same visits in CPU time:\n`);
  console.log(`${reportThreadTime(reports)}\n\n${reportLoad({ files, messages })}\n`);
  if (options.explain) explain(reports);
  reportLookups();
  await reportTyping();
}

function explain(reports: PageReport[]): void {
  for (const { path, finding } of reports) {
    console.log(`${path}: ${finding.failing.length} audits cost points`);
    for (const audit of finding.failing) console.log(`- ${audit}`);
  }
}

/** In this process: what a visitor waits for on top is the network. */
function reportLookups(): void {
  const { addresses, opening, median, percentile95 } = measureLookups(builtSite);
  console.log(
    `- Gazetteer: ${addresses} addresses, median ${median.toFixed(2)} ms, ` +
      `95th percentile ${percentile95.toFixed(2)} ms; opened in ${opening.toFixed(0)} ms`,
  );
  const { tried, milliseconds, address } = findWorstLookup(builtSite, 3000, Math.random);
  console.log(
    `- The costliest of ${tried} hostile addresses: ${milliseconds.toFixed(2)} ms of processor time ` +
      `(${JSON.stringify(address)})`,
  );
}

async function reportTyping(): Promise<void> {
  const { facilitators, script, work } = await measureTyping(site.url, chromium);
  console.log(
    `- Finder: a letter among ${facilitators} facilitators takes ${script.median.toFixed(0)} ms ` +
      `of script (longest ${script.longest.toFixed(0)}), ${work.median.toFixed(0)} ms in all`,
  );
}

function readCommandLine(): BenchOptions {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
}
