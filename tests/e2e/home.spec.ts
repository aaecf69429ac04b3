import type { Page } from "@playwright/test";
import { expect, test, withoutScript } from "./fixtures/test.ts";

/** The edges of the first element of each selector, in pixels from the window's corner. */
const getBoxes = (page: Page, ...selectors: string[]): Promise<DOMRect[]> =>
  page.evaluate(
    (all) =>
      all.map((selector) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`no ${selector}`);
        return element.getBoundingClientRect().toJSON();
      }),
    selectors,
  );

const getMiddle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;

test("the dotted line leads from the gap to the marks at the end", async ({ page, visit }) => {
  await visit("home", "en");
  await page.locator('[name=home-hero-self][value="2"]').check();
  await page.locator('[name=home-hero-guess][value="5"]').check();
  for (const width of [390, 800, 1280]) {
    await test.step(`in a window of ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const [gap, start, hero, line, marks] = (await getBoxes(
        page,
        ".home-hero-gap",
        ".home-hero-connector",
        ".home-hero",
        ".connector-line",
        ".connector-end",
      )) as [DOMRect, DOMRect, DOMRect, DOMRect, DOMRect];
      // The lines are up to 4 px broad.
      expect(start.right).toBeGreaterThan(gap.left);
      expect(start.right).toBeLessThan(gap.right);
      expect(Math.abs(start.top - getMiddle(gap))).toBeLessThan(4);
      expect(Math.abs(start.left - line.right)).toBeLessThan(4);
      expect(Math.abs(hero.bottom - line.top)).toBeLessThan(6);
      expect(line.left).toBeGreaterThan(0);
      expect(Math.abs(line.right - marks.left)).toBeLessThan(4);
      expect(Math.abs(line.bottom - getMiddle(marks))).toBeLessThan(4);
    });
  }
});

test("the dotted line comes from marks on one side of the crossing, too", async ({
  page,
  visit,
}) => {
  await visit("home", "en");
  for (const [self, guess, near] of [
    [5, 7, ".home-hero-ring"],
    [3, 2, ".home-hero-ring"],
    [1, 3, ".home-hero-guess"],
  ] as const) {
    await page.locator(`[name=home-hero-self][value="${self}"]`).check();
    await page.locator(`[name=home-hero-guess][value="${guess}"]`).check();
    const [start, mark] = (await getBoxes(page, ".home-hero-connector", near)) as [
      DOMRect,
      DOMRect,
    ];
    const lengths = await page
      .locator(".home-hero-connector")
      .evaluate((element) =>
        ["::after", "::before"].map((part) =>
          Number.parseFloat(getComputedStyle(element, part).width),
        ),
      );
    const distance = (mark.left + mark.right) / 2 - start.right;
    expect(Math.abs((lengths[distance < 0 ? 0 : 1] ?? 0) - Math.abs(distance))).toBeLessThan(5);
    expect(lengths[distance < 0 ? 1 : 0]).toBe(0);
  }
});

/** By how many pixels the ring and the dot at the end overlap. */
async function overlap(page: Page): Promise<number> {
  const [ring, dot] = (await getBoxes(
    page,
    ".connector-end circle:not(.meeting-dot)",
    ".connector-end .meeting-dot",
  )) as [DOMRect, DOMRect];
  return ring.right - dot.left;
}

/** Scrolls the marks at the end to the lower edge of the window. */
const scrollToMarks = (page: Page) =>
  page.locator(".connector-end").evaluate((marks) => {
    marks.scrollIntoView({ block: "end", behavior: "instant" });
  });

const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));

/** How many pixels of the dotted line are still to be drawn. */
const undrawn = (page: Page) =>
  page.locator(".connector-line").evaluate((line) => {
    const [, share = "0"] = /inset\(\S+ \S+ ([\d.]+)%/.exec(getComputedStyle(line).clipPath) ?? [];
    return (Number(share) / 100) * line.clientHeight;
  });

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the line is drawn and the marks meet while the visitor scrolls", async ({
    page,
    visit,
  }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await visit("home", "en");
      await expect.poll(() => undrawn(page)).toBeGreaterThan(2000);
      await scrollToMarks(page);
      await expect.poll(() => overlap(page)).toBeLessThan(0);
      await scrollToEnd(page);
      await expect.poll(() => overlap(page)).toBeGreaterThan(10);
      await expect.poll(() => undrawn(page)).toBe(0);
    }
  });
});

test("with reduced motion, line and marks are a still picture", async ({ page, visit }) => {
  await visit("home", "en");
  await scrollToMarks(page);
  expect(await overlap(page)).toBeGreaterThan(10);
  expect(await undrawn(page)).toBe(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("tabs open by click and keyboard, and Tab leads to their panel and back", {
  tag: "@engines",
}, async ({ page, visit }) => {
  await visit("home", "en");
  const list = page.getByRole("tablist");
  await list.scrollIntoViewIfNeeded();
  const tabs = list.getByRole("tab");
  const panel = page.locator("[role=tabpanel]:visible");
  await expect(list).toHaveAccessibleName(/./);
  await tabs.nth(2).click();
  for (const [key, index] of [
    ["ArrowRight", 3],
    ["ArrowRight", 0],
    ["ArrowLeft", 3],
    ["Home", 0],
    ["End", 3],
    ["ArrowDown", 3],
    ["Control+ArrowLeft", 3],
    ["ArrowLeft", 2],
  ] as const) {
    await page.keyboard.press(key);
    const tab = tabs.nth(index);
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAttribute("id", (await tab.getAttribute("aria-controls")) ?? "-");
    await expect(panel).toHaveAttribute("aria-labelledby", (await tab.getAttribute("id")) ?? "-");
  }
  await page.keyboard.press("Tab");
  await expect(panel).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(tabs.nth(2)).toBeFocused();
  await page.reload();
  await expect(tabs.nth(2)).toHaveAttribute("aria-selected", "true");
  await page.emulateMedia({ media: "print" });
  await expect(list).toBeHidden();
  await expect(panel).toHaveCount(4);
});

test.describe("without script", () => {
  test.use(withoutScript);

  test("shows the content of every tab, but no tabs", async ({ page, visit }) => {
    await visit("home", "en");
    await expect(page.getByRole("tablist")).toBeHidden();
    await expect(page.locator("[role=tabpanel]").filter({ visible: true })).toHaveCount(4);
  });
});

test("a client's long name stays in its column on a phone", async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit("home", "en");
  // Logos have no names beside them.
  const names = page.locator("#clients li:not(:has(img))");
  for (const name of await names.all()) {
    const overflow = await name.evaluate((entry) => {
      entry.lastChild?.replaceWith("Wirtschaftsförderungsgesellschaft");
      return entry.scrollWidth - entry.clientWidth;
    });
    expect(overflow).toBe(0);
  }
});
