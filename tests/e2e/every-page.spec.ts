import { expect, type Page, type Request } from "@playwright/test";
import { getAlternates, pageIds, toggleTrailingSlash } from "#locale/routes";
import { idle, settled } from "./fixtures/settled.ts";
import { test } from "./fixtures/test.ts";
import { expectPlacesReached } from "./reach/expect-places-reached.ts";
import { findFaintMarks } from "./reach/find-faint-marks.ts";
import { findLoss } from "./reach/find-loss.ts";
import { findSmallTargets } from "./reach/find-small-targets.ts";
import { findUnmarkedStates } from "./reach/find-unmarked-states.ts";
import { hydrateIslands } from "./reach/hydrate-islands.ts";
import { VisitorSettings } from "./reach/visitor-settings.ts";
import { walkFocus } from "./reach/walk-focus.ts";

/** A common viewport of phones for measurements. */
const firstView = { width: 412, height: 823 };

/**
 * The window of each language. What the rules and Tab are about is the same in every language, so a wide light
 * window and a narrow dark one are enough: English is checked in the first, German in the second.
 */
const windows = {
  en: { width: 1200, height: 800 },
  sv: { width: 768, height: 800 },
  de: { width: 360, height: 640 },
} as const;

/** Windows from that of 1280 px at 400 % zoom on, and the size of the headline in pixels. */
const widths: { width: number; headlineSize?: number }[] = [
  { width: 320 },
  { width: 360, headlineSize: 37 },
  { width: 390, headlineSize: 38 },
  { width: 768, headlineSize: 49 },
  { width: 992 },
  { width: 1280, headlineSize: 64 },
  { width: 1920, headlineSize: 76 },
];

/** Every page in each of its languages, with its canonical path. */
const pages = pageIds.flatMap((id) => getAlternates(id).map((alternate) => ({ id, ...alternate })));

for (const { id, locale, path } of pages) {
  test(`${id} in ${locale} is accessible with every setting`, async ({
    page,
    visit,
    axe,
    request,
  }) => {
    test.slow();
    const settings = new VisitorSettings(page);
    // German is the only language that has every page.
    const isOnce = locale === "de";
    const setWidth = (width: number) => page.setViewportSize({ width, height: 800 });

    // The trial is an island in the first view.
    const scripts = id === "trial" ? /^script (?!.*\/_astro\/)/ : /^script/;
    const most = id === "trial" ? 30 : 6;
    await test.step("loads few files and no script before scrolling", async () => {
      const files: string[] = [];
      const note = (file: Request) => files.push(`${file.resourceType()} ${file.url()}`);
      page.on("request", note);
      await page.setViewportSize(firstView);
      await visit(id, locale);
      await idle(page);
      expect(files.filter((file) => scripts.test(file))).toEqual([]);
      expect(files.length, files.join("\n")).toBeLessThanOrEqual(most);
      page.off("request", note);
    });

    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const usual = windows[locale];
    await page.setViewportSize(usual);
    if (locale !== "sv") {
      const colorScheme = isOnce ? "dark" : "light";
      await test.step(`satisfies the rules at ${usual.width} px, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        await axe();
        await page.emulateMedia({ colorScheme: "light" });
      });
    }

    await test.step("fits in windows of every width, with its headline in the size of all pages", async () => {
      for (const { width, headlineSize } of widths) {
        await setWidth(width);
        expect(await excessOf(page), `too wide at ${width} px`).toBeLessThanOrEqual(0);
        expect(await findSmallTargets(page, 24), `small targets at ${width} px`).toEqual([]);
        if (headlineSize === undefined) continue;
        const headline = await readHeadline(page);
        // A word as long as a line of a phone has smaller letters there.
        const isShrunk = width < 768 && headline.longestWord >= 16;
        expect(headline.size, `${width} px`).toBeLessThanOrEqual(headlineSize);
        expect(headline.size, `${width} px`).toBeGreaterThanOrEqual(
          isShrunk ? 0.8 * headlineSize : headlineSize,
        );
        expect(headline.broken, `${width} px`).toEqual([]);
        if (width === 390) expect(await largestSubheading(page)).toBeLessThanOrEqual(27);
      }
    });
    await test.step("is not too wide with motion, where parts have another layout", async () => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      for (const width of [320, 390]) {
        await setWidth(width);
        expect(await excessOf(page), `${width} px`).toBeLessThanOrEqual(0);
      }
      await page.emulateMedia({ reducedMotion: "reduce" });
    });

    await page.setViewportSize(usual);
    await hydrateIslands(page);
    if (locale !== "sv") {
      await test.step(`works with Tab at ${usual.width} px, and with Shift+Tab in the narrowest window`, async () => {
        expect(await walkFocus(page, isOnce)).toEqual([]);
        await settled(page);
      });
    }

    await test.step("has large targets on touch screens", async () => {
      await setWidth(360);
      const end = await settings.emulateTouch();
      expect(await findSmallTargets(page, 44)).toEqual([]);
      expect(await findFieldsThatZoom(page)).toEqual([]);
      await end();
    });

    await test.step("loses nothing in large and in spaced text", async () => {
      await settings.enlargeText(2);
      await expectNoLoss(page, "200 % at 360 px");
      await settings.enlargeText(1);
      const end = await settings.spaceText();
      await expectNoLoss(page, "spaced at 360 px");
      await setWidth(1280);
      await expectNoLoss(page, "spaced at 1280 px");
      await end();
      await settings.setTextSize(32);
      await expectNoLoss(page, "200 % at 1280 px");
      await settings.setTextSize(16);
    });

    // Drawings, states and the places of links are the same in every language.
    if (isOnce) {
      for (const colorScheme of ["light", "dark"] as const) {
        await test.step(`is usable with forced colours, ${colorScheme}`, async () => {
          await page.emulateMedia({ forcedColors: "active", colorScheme });
          expect(await findFaintMarks(page)).toEqual([]);
          expect(await findUnmarkedStates(page)).toEqual([]);
        });
      }
      await test.step("shows the target of every fragment link", async () => {
        await expectPlacesReached(page);
      });
    }

    // The root has no form without a slash.
    if (path === "/") return;
    const response = await request.get(toggleTrailingSlash(path), { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([308, path]);
  });
}

/** By how many pixels the page is wider than the window. */
function excessOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth);
}

/** The rounded size of the page's headline, the length of its longest word, and words in several lines. */
function readHeadline(page: Page) {
  return page.getByRole("heading", { level: 1 }).evaluate((headline) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { index, 0: word } of text.data.matchAll(/[^\s-]+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) broken.push(word);
      }
    }
    const words = headline.textContent.split(/\s+/);
    return {
      size: Math.round(Number.parseFloat(getComputedStyle(headline).fontSize)),
      longestWord: Math.max(...words.map((word) => word.length)),
      broken,
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

async function expectNoLoss(page: Page, setting: string): Promise<void> {
  expect(await excessOf(page), `too wide: ${setting}`).toBeLessThanOrEqual(0);
  expect(await findLoss(page), `text out of reach: ${setting}`).toEqual([]);
}
