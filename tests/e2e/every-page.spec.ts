import { expect, type Page } from "@playwright/test";
import type { Locale } from "#locale/languages.ts";
import { getAlternates, pageIds, toggleTrailingSlash } from "#locale/routes.ts";
import { BrowserEmulation } from "./accessibility-checks/browser-emulation.ts";
import { checkFocusOrder } from "./accessibility-checks/check-focus-order.ts";
import { expectAnchorsVisible } from "./accessibility-checks/expect-anchors-visible.ts";
import { findClippedText } from "./accessibility-checks/find-clipped-text.ts";
import { findIndistinctStates } from "./accessibility-checks/find-indistinct-states.ts";
import { findInvisibleShapes } from "./accessibility-checks/find-invisible-shapes.ts";
import { findMapFaults } from "./accessibility-checks/find-map-faults.ts";
import { findSmallTargets } from "./accessibility-checks/find-small-targets.ts";
import { hydrateIslands } from "./accessibility-checks/hydrate-islands.ts";
import { test } from "./fixtures/test.ts";
import { waitUntilIdle, waitUntilSettled } from "./fixtures/wait-until.ts";

/** A common viewport of phones for measurements. */
const firstView = { width: 412, height: 823 };
const wideWindow = { width: 1280, height: 800 };

interface WindowSize {
  width: number;
  height: number;
  /** The size of the headline in pixels. */
  headlineSize?: number;
  /** In a light wide window and a dark narrow one, elements and colours are judged, too. */
  colorScheme?: "light" | "dark";
}

/** From 1920 px to 320 px, which are 1280 px at 400 % zoom; the last one stays for what needs a narrow window. */
const windows: WindowSize[] = [
  { width: 1920, height: 800, headlineSize: 76 },
  { ...wideWindow, headlineSize: 64, colorScheme: "light" },
  { width: 992, height: 800 },
  { width: 768, height: 800, headlineSize: 49 },
  { width: 320, height: 800 },
  { width: 360, height: 640, headlineSize: 37, colorScheme: "dark" },
];

/**
 * The only language that has every page: all that is the same in every language, such as elements, colours and the
 * order of the focus, is judged in this one.
 */
const completeLocale: Locale = "de";

for (const id of pageIds) {
  // In one test, since starting a browser's page anew takes as long as much of what is judged.
  test(`${id} is accessible in every language, with every setting`, async ({
    page,
    visit,
    axe,
    request,
  }) => {
    test.slow();
    const emulation = new BrowserEmulation(page);
    const alternates = getAlternates(id);
    expect(alternates.map(({ locale }) => locale)).toContain(completeLocale);
    for (const { locale, path } of alternates) {
      const isComplete = locale === completeLocale;
      const step = (title: string, judge: () => Promise<void>) =>
        test.step(`${locale}: ${title}`, judge);

      // The trial is an island in the first view.
      const isTrial = id === "trial";
      await step("loads few files and no script before scrolling", async () => {
        await emulation.setWindow(firstView);
        await visit(id, locale);
        await waitUntilIdle(page);
        const files = await listLoadedFiles(page);
        const scripts = files.filter((file) => file.endsWith(".js"));
        expect(scripts.filter((file) => !isTrial || !file.includes("/_astro/"))).toEqual([]);
        expect(files.length, files.join("\n")).toBeLessThanOrEqual(isTrial ? 12 : 5);
      });
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

      for (const windowSize of windows) {
        // What fits in these only by the words of a language is judged below, with spaced text.
        if (!isComplete && windowSize.headlineSize === undefined) continue;
        await step(`fits in a window of ${windowSize.width} px`, async () => {
          await emulation.setWindow(windowSize);
          await expectFit(page, windowSize);
        });
        const { width, colorScheme } = windowSize;
        if (!isComplete) continue;
        // Without the small map beside the trial's questions, which repeats their answers.
        if (width <= 360 && !isTrial) {
          await step(`shows all of its maps in a window of ${width} px`, async () => {
            expect(await findMapFaults(page, width === 360 ? 10 : 8)).toEqual([]);
          });
        }
        if (width < 400) {
          await step(`fits with motion in a window of ${width} px`, async () => {
            await page.emulateMedia({ reducedMotion: "no-preference" });
            expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
            await page.emulateMedia({ reducedMotion: "reduce" });
          });
        }
        if (!colorScheme) continue;
        await step(`satisfies the rules at ${width} px, ${colorScheme}`, async () => {
          await page.emulateMedia({ colorScheme });
          await waitUntilSettled(page);
          await axe();
          await page.emulateMedia({ colorScheme: "light" });
        });
      }

      await hydrateIslands(page);
      // Header and footer are the same on every page.
      const within = id === "home" ? "body" : "main";
      if (isComplete) {
        await step("works with Tab and Shift+Tab in the narrow window", async () => {
          expect(await checkFocusOrder(page, { within, andBack: true })).toEqual([]);
          await waitUntilSettled(page);
        });
      }
      await step("has large targets on touch screens", async () => {
        const end = await emulation.emulateTouch();
        expect(await findSmallTargets(page, 44)).toEqual([]);
        expect(await findFieldsThatZoom(page)).toEqual([]);
        await end();
      });
      await step("loses nothing in large and in spaced text", async () => {
        await emulation.enlargeText(2);
        await expectTextReachable(page, "200 % in the narrow window");
        await emulation.enlargeText(1);
        const end = await emulation.spaceText();
        await emulation.setWindow({ width: 320, height: 800 });
        await expectTextReachable(page, "spaced in the narrowest window");
        // From these on, boxes stand beside each other.
        for (const width of [640, 992]) {
          await emulation.setWindow({ width, height: 800 });
          const excess = await measureOverflow(page);
          expect(excess, `too wide: spaced at ${width} px`).toBeLessThanOrEqual(0);
        }
        await emulation.setWindow(wideWindow);
        await expectTextReachable(page, "spaced in the wide window");
        await end();
        await emulation.setTextSize(32);
        await expectTextReachable(page, "200 % in the wide window");
        await emulation.setTextSize(16);
      });

      if (isComplete) {
        await step("works with Tab in the wide window", async () => {
          expect(await checkFocusOrder(page, { within })).toEqual([]);
          await waitUntilSettled(page);
        });
        for (const colorScheme of ["light", "dark"] as const) {
          await step(`is usable with forced colours, ${colorScheme}`, async () => {
            await page.emulateMedia({ forcedColors: "active", colorScheme });
            expect(await findInvisibleShapes(page)).toEqual([]);
            expect(await findIndistinctStates(page)).toEqual([]);
          });
        }
        await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
        await step("shows the target of every fragment link", async () => {
          await expectAnchorsVisible(page);
        });
      }

      // The root has no form without a slash.
      if (path === "/") continue;
      const response = await request.get(toggleTrailingSlash(path), { maxRedirects: 0 });
      expect([response.status(), response.headers().location]).toEqual([308, path]);
    }
  });
}

/** The URLs of what a page has loaded besides itself. */
function listLoadedFiles(page: Page): Promise<string[]> {
  return page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
}

async function expectFit(page: Page, { width, headlineSize }: WindowSize): Promise<void> {
  expect(await measureOverflow(page), `too wide at ${width} px`).toBeLessThanOrEqual(0);
  expect(await findSmallTargets(page, 24), `small targets at ${width} px`).toEqual([]);
  if (headlineSize === undefined) return;
  const headline = await readHeadline(page);
  // A word as long as a line of a phone has smaller letters there.
  const isShrunk = width < 768 && headline.longestWord >= 16;
  expect(headline.size, `${width} px`).toBeLessThanOrEqual(headlineSize);
  expect(headline.size, `${width} px`).toBeGreaterThanOrEqual(
    isShrunk ? 0.8 * headlineSize : headlineSize,
  );
  expect(headline.brokenWords, `${width} px`).toEqual([]);
  if (width === 360) expect(await largestSubheading(page)).toBeLessThanOrEqual(27);
}

/** By how many pixels the page is wider than the window. */
function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth);
}

/** The rounded size of the page's headline, the length of its longest word, and words in several lines. */
function readHeadline(page: Page) {
  return page.getByRole("heading", { level: 1 }).evaluate((headline) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
    const brokenWords: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { index, 0: word } of text.data.matchAll(/[^\s-]+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) brokenWords.push(word);
      }
    }
    const headlineWords = headline.textContent.split(/\s+/);
    return {
      size: Math.round(Number.parseFloat(getComputedStyle(headline).fontSize)),
      longestWord: Math.max(...headlineWords.map((word) => word.length)),
      brokenWords,
    };
  });
}

/** Fields with letters below 16 px, to which Safari on phones zooms in and does not zoom out again. */
function findFieldsThatZoom(page: Page): Promise<string[]> {
  return page
    .locator("input:not([type=radio], [type=checkbox], [readonly]), select, textarea")
    .filter({ visible: true })
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML.slice(0, 120)),
    );
}

function largestSubheading(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sizes = [...document.querySelectorAll("h2")].map((heading) =>
      Number.parseFloat(getComputedStyle(heading).fontSize),
    );
    return Math.max(0, ...sizes);
  });
}

async function expectTextReachable(page: Page, setting: string): Promise<void> {
  expect(await measureOverflow(page), `too wide: ${setting}`).toBeLessThanOrEqual(0);
  expect(await findClippedText(page), `text out of reach: ${setting}`).toEqual([]);
}
