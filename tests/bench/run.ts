import { cpus, loadavg, release, type } from "node:os";
import { InvalidArgumentError, program } from "commander";
import { readSettings } from "#server/settings/settings.ts";
import { startSite } from "#tests/harness/site-process.ts";
import { buildSite, isBuilt } from "#tools/build/build-site.ts";
import { measurePageWeight } from "#tools/build/measure-page-weight.ts";
import { ensureChromium } from "#tools/chromium.ts";
import { distDir } from "#tools/project.ts";
import { readBuiltSite } from "#tools/read-built-site.ts";
import { auditEmptyPage, auditPage } from "./lighthouse.ts";
import { postProspects, requestFiles } from "./load.ts";
import { measureLookups } from "./lookups.ts";
import { choosePages } from "./pages.ts";
import {
  listFailedAudits,
  type PageReport,
  reportCosts,
  reportLoad,
  reportPages,
} from "./report.ts";
import { measureRequestCosts } from "./request-costs.ts";

const options = program
  .name("npm run bench --")
  .description("Measures the built site: page sizes, Lighthouse, load. Prints Markdown.")
  .option(
    "--pages <pages>",
    "one of every type (types), every page (all), or paths with commas",
    "types",
  )
  .option(
    "--runs <runs>",
    "visits to each page, 1 to 20; the one in the middle is shown",
    parseRuns,
    3,
  )
  .option("--explain", "lists the audits that cost points")
  .parse()
  .opts<{ pages: string; runs: number; explain?: true }>();

function parseRuns(value: string): number {
  const count = Number(value);
  if (Number.isInteger(count) && count >= 1 && count <= 20) return count;
  throw new InvalidArgumentError("1 to 20 are possible.");
}

const settings = readSettings();
if (!isBuilt(settings) && buildSite() !== 0) process.exit(1);
const machine = formatMachine();
const { pages, entries } = readBuiltSite(distDir);
const chosenPages = choosePages(
  pages,
  options.pages.split(",").map((page) => page.trim()),
);
const chromium = ensureChromium(process.env, "browser");
// Only an orderly exit stops the server, too.
process.once("SIGTERM", () => process.exit(1));
const site = await startSite();
try {
  await bench();
} finally {
  await site.stop();
}

async function bench(): Promise<void> {
  console.error(`Lighthouse, ${options.runs} visits: an empty page`);
  const emptyPageVisit = await auditEmptyPage(chromium, options.runs);
  const reports: PageReport[] = [{ path: "an empty page", visit: emptyPageVisit }];
  for (const page of chosenPages) {
    const path = page.path ?? "";
    console.error(`Lighthouse, ${options.runs} visits: ${path}`);
    const visit = await auditPage(site.url + path, chromium, options.runs);
    reports.push({ path, weight: measurePageWeight(page, distDir), visit });
  }
  console.error("Files and messages, as many as the server bears");
  const files = await requestFiles(site.url, entries);
  const messages = await postProspects(site.url, 3000);
  const costs = await measureRequestCosts(site.url);

  console.log(`\n${machine}\n`);
  console.log(`Lighthouse, mobile (slow 4G, a slow phone), the middle one of ${options.runs}:\n`);
  console.log(`${reportPages(reports)}\n\n${reportLoad({ files, messages })}\n`);
  console.log(`CPU time for the most expensive requests:\n\n${reportCosts(costs)}\n`);
  if (options.explain) {
    for (const { path, visit } of reports)
      console.log([`${path}:`, ...listFailedAudits(visit)].join("\n"));
  }
  reportLookups();
}

/** Measured in this process, without the network that visitors also wait for. */
function reportLookups(): void {
  const { addresses, opening, median, percentile95 } = measureLookups(distDir);
  console.log(
    `- Gazetteer: ${addresses} addresses, median ${median.toFixed(2)} ms, ` +
      `95th percentile ${percentile95.toFixed(2)} ms; opened in ${opening.toFixed(0)} ms`,
  );
}

/** The environment of a measurement: the machine, and its load per core. */
function formatMachine(): string {
  const cores = cpus();
  const model = cores[0]?.model.trim() || "an unknown processor";
  return (
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${model}, ${cores.length} cores, ` +
    `${type()} ${release()}, Node ${process.versions.node}; ` +
    `load ${(loadavg()[0] ?? 0).toFixed(1)} at the start.`
  );
}
