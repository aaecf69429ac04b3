import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { buildSite, isBuilt } from "../checks/build-site.ts";
import { provideChromium } from "../checks/chromium.ts";
import { startSite } from "../checks/site-process.ts";
import { locales } from "../locale/languages.ts";
import { routes } from "../locale/routes.ts";
import { readEnv } from "../server/env.ts";
import { type Measurement, medianOf, toMeasurement } from "./measurement.ts";

// Lighthouse on a phone (simulated slow 4G, processor four times slower) for the home page in every
// language, and the medians of its runs. An odd number of runs, so that each median was measured.

const runs = 3;

const env = readEnv();
if (!isBuilt(env) && (await buildSite(env)) !== 0) process.exit(1);
const site = await startSite();
const chrome = await launch({
  chromePath: await provideChromium(),
  chromeFlags: [
    "--headless",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ],
});

try {
  const table: Record<string, Measurement> = {};
  for (const path of locales.map((locale) => routes.home[locale])) {
    const measured: Measurement[] = [];
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(`${site.url}${path}`, { port: chrome.port });
      if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
      measured.push(toMeasurement(result.lhr));
    }
    table[path] = medianOf(measured);
  }
  console.table(table);
} finally {
  chrome.kill();
  await site.stop();
}
