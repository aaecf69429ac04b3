import { chromium, type Page } from "@playwright/test";
import type { Facilitator } from "#contract/facilitator";
import { routes } from "#locale/routes";
import { median } from "./median.ts";

/** The cost of one letter typed into the finder, in ms: list and map together. */
export interface TypingTimes {
  facilitators: number;
  /** Time in scripts. */
  script: { median: number; longest: number };
  /** Time in all work of the page, including layout and paint. */
  work: { median: number; longest: number };
}

/** How many facilitators are searched, and how often a letter is typed and deleted. */
const size = { facilitators: 10_000, letters: 10 };

/** Time in ms after which all work caused by a letter has ended. */
const rest = 1500;

/** Types into the finder of a running site, with a much longer list than ours. */
export async function measureTyping(siteUrl: string, chromePath: string): Promise<TypingTimes> {
  const browser = await chromium.launch({
    executablePath: chromePath,
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await openFinder(page, siteUrl);
    return await typeLetters(page);
  } finally {
    await browser.close();
  }
}

async function openFinder(page: Page, siteUrl: string): Promise<void> {
  const list = Array.from({ length: size.facilitators }, (_, number) => sample(number));
  await page.route("**/facilitators.json", (route) => route.fulfill({ json: list }));
  await page.goto(siteUrl + routes.facilitatorship.en);
  await page.locator("#find").scrollIntoViewIfNeeded();
  await page.locator("#find .leaflet-marker-pane button").first().waitFor();
  await page.waitForTimeout(rest);
  await page.locator('#find [name="text"]').focus();
}

async function typeLetters(page: Page): Promise<TypingTimes> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const spent = async (metric: string) => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN);
  };
  const script: number[] = [];
  const work: number[] = [];
  for (let turn = 0; turn < 2 * size.letters; turn += 1) {
    const before = [await spent("ScriptDuration"), await spent("TaskDuration")] as const;
    await page.keyboard.press(turn % 2 === 0 ? "e" : "Backspace");
    await page.waitForTimeout(rest);
    script.push((await spent("ScriptDuration")) - before[0]);
    work.push((await spent("TaskDuration")) - before[1]);
  }
  const outcome = (times: number[]) => ({ median: median(times), longest: Math.max(...times) });
  return { facilitators: size.facilitators, script: outcome(script), work: outcome(work) };
}

/** A facilitator with a unique title and place; eight of nine match the letter e. */
function sample(number: number): Facilitator {
  return {
    post_title: `${number % 9 === 0 ? "Sol" : "Handledare"} ${number}`,
    location_address__address: `Kungsgatan ${number % 97}, ${number % 2 ? "Lund" : "Visby"}`,
    lat: 42 + ((number * 37) % 2400) / 100,
    lon: -5 + ((number * 53) % 3000) / 100,
  };
}
