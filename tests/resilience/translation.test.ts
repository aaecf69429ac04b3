import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { expect, onTestFinished } from "vitest";
import { findPath } from "#locale/routes.ts";
import { ContactForm } from "#tests/e2e/contact-form.ts";
import { type RunningSite, runSite } from "#tests/e2e/fixtures/running-site.ts";
import { translatePage, waysToTranslate } from "#tests/e2e/fixtures/translate-page.ts";
import { pagesWithForm } from "#tests/e2e/pages-with-form.ts";
import { createSample } from "#tests/harness/form-samples.ts";
import { createSeededRandom } from "#tests/harness/random.ts";
import { readMetric } from "#tests/harness/read-metric.ts";
import { findChromiumForTests } from "#tools/chromium.ts";
import { isShortRun, scenario } from "./harness/scenario.ts";

/** When no visit begins any more. */
const max = { timeMs: 75_000, visits: 60 };

/**
 * The longest that a script comes late, between two changes of the page, and that a visitor waits before
 * sending again, in milliseconds.
 */
const maxMs = { scriptDelay: 1500, calm: 600, confirmation: 15_000 };

/** How often a visitor presses Send before giving up. */
const maxSends = 5;

type Random = () => number;

/** The events of a visit: drawn before it, so that a seed repeats them. */
function planVisit(random: Random, number: number) {
  const formPage = pagesWithForm[number % pagesWithForm.length] ?? pagesWithForm[0];
  assert.ok(formPage);
  const { formName, pageId, locale } = formPage;
  const series = <Item>(draw: () => Item) => Array.from({ length: 100 }, draw);
  return {
    formPage,
    sample: createSample(formName, locale, findPath(pageId, locale)),
    /** Whether the first send has an invalid e-mail, so that the form shows errors. */
    errsFirst: random() < 0.5,
    scriptDelays: series(() => random() * maxMs.scriptDelay),
    changes: series(() => ({
      after: random() * maxMs.calm,
      way: waysToTranslate[Math.floor(random() * waysToTranslate.length)] ?? "wrap",
      // From then on the service translates each text as soon as it appears.
      isForever: random() < 0.1,
    })),
  };
}

type Plan = ReturnType<typeof planVisit>;

/** Changes the page's texts at the planned moments until the visit is over; returns how often. */
async function changeTexts(page: Page, { changes }: Plan, signal: AbortSignal): Promise<number> {
  let count = 0;
  for (const { after, way, isForever } of changes) {
    await sleep(after);
    if (signal.aborted) break;
    // A page that is just being left has no texts.
    const done = await translatePage(page, way, isForever).then(
      () => 1,
      () => 0,
    );
    count += done;
  }
  return count;
}

/** Fills in a form, sends it, and sends it again if it came back; returns how often it was sent. */
async function sendForm(
  page: Page,
  { formPage: { formName, pageId, locale }, sample, errsFirst }: Plan,
) {
  const form = new ContactForm(page, locale, formName);
  const isFilledIn = () => form.expectFilledIn(sample.fields).then(() => true, String);
  // On the page or, if the form was sent without script, on the next one.
  const confirmation = page.locator("main").getByText(form.text("success")).first();
  await page.goto(findPath(pageId, locale) ?? "");
  await form.fillIn({ ...sample.fields, ...(errsFirst && { email: "no address" }) });
  if (errsFirst) {
    await form.submit();
    await expect.poll(() => isInvalid(form.control("email"))).toBe(true);
    await form.fillIn({ email: sample.fields.email });
  }
  for (let sends = 1; sends <= maxSends; sends++) {
    await expect.poll(isFilledIn).toBe(true);
    await form.submit();
    if (await isConfirmed(confirmation)) return sends;
  }
  throw new Error(`${formName} was never confirmed`);
}

const isInvalid = (control: Locator) =>
  control.getAttribute("aria-invalid").then((value) => value === "true");

/** Whether a confirmation comes within the time after which a visitor sends again. */
const isConfirmed = (confirmation: Locator) =>
  confirmation.waitFor({ timeout: maxMs.confirmation }).then(
    () => true,
    () => false,
  );

async function runVisit(browser: Browser, site: RunningSite, plan: Plan) {
  const page = await browser.newPage({ baseURL: site.url, reducedMotion: "reduce" });
  const abortController = new AbortController();
  let scripts = 0;
  await page.route(/\.js$/, async (route) => {
    await sleep(plan.scriptDelays[scripts++ % plan.scriptDelays.length]);
    // The page may be gone by then.
    await route.continue().catch(() => {});
  });
  const changing = changeTexts(page, plan, abortController.signal);
  try {
    return { sends: await sendForm(page, plan), changes: changing };
  } finally {
    abortController.abort();
    await changing;
    await page.close();
  }
}

/**
 * Texts of the page change and scripts come late, at random, while visitors fill in and send the forms of
 * the built site. What they sent is stored, once each.
 */
scenario("translation", async (context) => {
  context.skip(isShortRun, "the browser tests have a short form of it");
  const random = createSeededRandom();
  const site = await runSite();
  onTestFinished(site.stop);
  const browser = await chromium.launch(findChromiumForTests());
  onTestFinished(() => browser.close());
  const start = performance.now();
  const plans: Plan[] = [];
  let [sends, changes] = [0, 0];
  while (plans.length < max.visits && performance.now() - start < max.timeMs) {
    context.signal.throwIfAborted();
    const plan = planVisit(random, plans.length);
    plans.push(plan);
    const outcome = await runVisit(browser, site, plan);
    sends += outcome.sends;
    changes += await outcome.changes;
  }
  assert.ok(plans.length >= pagesWithForm.length, "Not every form was tried");
  for (const { sample } of plans) expect(await sample.listOf(site)).toEqual([sample.stored]);
  const storedLists = await Promise.all([
    site.list("prospects"),
    site.list("messages"),
    site.list("spam"),
  ]);
  assert.equal(storedLists.flat().length, plans.length, "Something else was stored");
  return {
    forms: plans.length,
    "sent again": sends - plans.length,
    "changes of texts": changes,
    "reported failures of islands": await readMetric(site.url, "island_failures_total"),
  };
});
