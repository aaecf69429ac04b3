import type { Locator, Page } from "@playwright/test";
import { readContent } from "#tests/harness/read-content.ts";
import { expect, test, withoutScript } from "./fixtures/test.ts";
import { waitForTasks, waitUntilSettled } from "./fixtures/wait-until.ts";

const { play, pause } = readContent("pages/product/en.yaml").demoControls;

const intervals = [
  ["map", 10_000],
  ["describe", 5_000],
  ["develop", 10_000],
] as const;

/**
 * Stops the clock of the pages that are opened from now on: only `page.clock.runFor` advances it. The time at which
 * it stops is far from its start, which passes while the browser is told.
 */
async function pauseClock(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-01-15T12:00:00Z" });
  await page.clock.pauseAt("2026-01-15T13:00:00Z");
}

/** A demo and its parts, once the section with the id `part` is open. */
async function getDemo(page: Page, part: string) {
  const disclosure = page.locator(`details:has(> #${part})`);
  if ((await disclosure.getAttribute("open")) === null) {
    await disclosure.locator("> summary").press("Enter");
  }
  await expect(disclosure).toHaveAttribute("open");
  // It opens slowly, and what is below moves down.
  await waitUntilSettled(page);
  const root = page.locator(`#${part} section[aria-roledescription]`);
  const slideArea = root.locator("[data-slides]");
  return {
    root,
    slideArea,
    slides: slideArea.locator("> [role=group]"),
    button: root.locator("button"),
  };
}

async function scrollTo(root: Locator): Promise<void> {
  await root.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
}

/** Scrolls a demo to the middle of the window and waits until its controls are hydrated, and it plays. */
async function scrollAndHydrate(root: Locator): Promise<void> {
  await scrollTo(root);
  await expect(root).toBeInViewport();
  // Two frames later, its script is loaded.
  await root.page().clock.runFor(50);
  await expect(root.locator("[data-hydrated]")).toBeAttached();
  // The island observes the demo, then a frame later sees it, and then starts its timer.
  await waitForTasks(root.page());
  await root.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(element);
      }),
  );
  await waitForTasks(root.page());
}

/** Expects one slide, counted from 1, to be seen and the others not. */
async function expectShown(slides: Locator, number: number): Promise<void> {
  const readOpacities = () =>
    slides.evaluateAll((all) => all.map((slide) => Number(getComputedStyle(slide).opacity)));
  await expect.poll(readOpacities).toEqual([1, 2, 3].map((each) => (each === number ? 1 : 0)));
}

/** Expects each of a demo's radio buttons to show its slide, and the arrow keys to change it. */
async function expectStepsWork(root: Locator, slides: Locator): Promise<void> {
  const steps = root.getByRole("radio");
  await expect(steps).toHaveCount(3);
  await steps.first().focus();
  for (const number of [1, 2, 3]) {
    await expectShown(slides, number);
    await root.page().keyboard.press("ArrowRight");
  }
  await expectShown(slides, 1);
}

test.describe("a demo", () => {
  test.use({ hasTouch: true, contextOptions: { reducedMotion: "no-preference" } });

  test.beforeEach(async ({ page, visit }) => {
    await pauseClock(page);
    await visit("product", "en");
  });

  test("shows each slide for its interval, and starts over", async ({ page }) => {
    for (const [part, interval] of intervals) {
      const { root, slideArea, slides } = await getDemo(page, part);
      await scrollAndHydrate(root);
      await expectShown(slides, 1);
      const height = (await slideArea.boundingBox())?.height;
      for (const next of [2, 3, 1]) {
        await page.clock.runFor(interval - 1);
        await expectShown(slides, next === 1 ? 3 : next - 1);
        await page.clock.runFor(1);
        await expectShown(slides, next);
        expect((await slideArea.boundingBox())?.height).toBe(height);
      }
    }
  });

  test("has one control, and pauses on focus, on hover and out of view", async ({ page, axe }) => {
    const { root, slideArea, slides, button } = await getDemo(page, "map");
    await scrollAndHydrate(root);
    const controls = root.locator("a, button, input, [tabindex]");
    await expect(controls.filter({ visible: true })).toHaveCount(1);
    const expectStopped = async () => {
      await page.clock.runFor(60_000);
      await expectShown(slides, 1);
    };
    const expectRound = async () => {
      for (const next of [2, 3, 1]) {
        await page.clock.runFor(10_000);
        await expectShown(slides, next);
      }
    };
    await button.focus();
    await expectStopped();
    await button.blur();
    await expectRound();
    await slideArea.hover();
    await expectStopped();
    await page.mouse.move(0, 0);
    await expectRound();
    await page.locator("footer").evaluate((footer) => footer.scrollIntoView());
    await expect(root).not.toBeInViewport();
    await expectStopped();
    await scrollAndHydrate(root);
    await expectRound();

    await button.press("Enter");
    await expect(button).toHaveText(play);
    await expectStopped();
    await button.press("Space");
    await expect(button).toHaveText(pause);
    await page.mouse.move(0, 0);
    await page.clock.runFor(10_000);
    await expectShown(slides, 2);

    await button.press("Enter");
    await page.clock.resume();
    await axe("#map");
  });

  test("is the same for screen readers whatever it shows, and shows what has the focus", async ({
    page,
  }) => {
    const { root, slideArea, slides, button } = await getDemo(page, "describe");
    await scrollAndHydrate(root);
    const readBefore = await slideArea.ariaSnapshot();
    for (const slide of await slides.all()) {
      expect(readBefore).toContain(await slide.getAttribute("aria-label"));
    }
    await page.clock.runFor(5_000);
    await expectShown(slides, 2);
    expect(await slideArea.ariaSnapshot()).toBe(readBefore);

    await button.focus();
    for (const number of [1, 2, 3]) {
      await page.keyboard.press("Tab");
      await expect(slides.nth(number - 1).locator("summary")).toBeFocused();
      await expectShown(slides, number);
    }
    await page.clock.runFor(60_000);
    await expectShown(slides, 3);
  });

  // The limits of a swipe are tested with the component.
  test("a swipe changes the slide, a vertical gesture scrolls the page", async ({ page }) => {
    const { root, slideArea, slides } = await getDemo(page, "map");
    await scrollAndHydrate(root);
    await swipe(page, slideArea, -60, 0);
    await expectShown(slides, 2);
    const scrollYBefore = await page.evaluate(() => window.scrollY);
    await swipe(page, slideArea, -60, -200);
    // How far depends on how many of the moves a busy browser merges.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrollYBefore);
    await expectShown(slides, 2);
  });
});

test("with reduced motion, slides change only when they are chosen", async ({ page, visit }) => {
  await pauseClock(page);
  await visit("product", "en");
  for (const [part] of intervals) {
    const { root, slides, button } = await getDemo(page, part);
    await scrollTo(root);
    await page.clock.runFor(60_000);
    await expectShown(slides, 1);
    await expect(button).toBeHidden();
    await expectStepsWork(root, slides);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".demo-slide").filter({ visible: true })).toHaveCount(9);
    await page.emulateMedia({ media: "screen" });
    // Its script is not even loaded.
    await expect(root.locator("astro-island:not([data-hydrated])")).toBeAttached();
  }
});

test("a link to a part opens it below the header", async ({ page, visit, axe }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit("product", "en");
  for (const [part] of [...intervals].reverse()) {
    await page.locator(`ol a[href="#${part}"]`).press("Enter");
    await expect(page.locator(`details[open] > #${part}`)).toBeVisible();
    await expect(page.locator(`details:has(> #${part}) > summary`)).toBeInViewport({ ratio: 1 });
    await axe(`#${part}`);
  }
});

test("a part that opens stays where it was pressed", async ({ page, visit }) => {
  await visit("product", "en");
  for (const [part] of intervals.slice(1)) {
    const summary = page.locator(`details:has(> #${part}) > summary`);
    await summary.click();
    await expect(page.locator(`details[open] > #${part}`)).toBeVisible();
    await waitUntilSettled(page);
    await expect(summary).toBeInViewport({ ratio: 1 });
  }
});

test.describe("without script", () => {
  test.use(withoutScript);

  test("the slides of the demo can be chosen", async ({ page, visit }) => {
    await visit("product", "en");
    for (const [part] of intervals) {
      const { root, slides, button } = await getDemo(page, part);
      await expect(button).toBeHidden();
      await expectStepsWork(root, slides);
    }
  });
});

/** Swipes from the middle of an element with one finger, by this many pixels. */
async function swipe(page: Page, from: Locator, across: number, down: number): Promise<void> {
  const { x, y, width, height } = (await from.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const client = await page.context().newCDPSession(page);
  for (const [type, share] of [
    ["touchStart", 0],
    ["touchMove", 0.5],
    ["touchMove", 1],
  ] as const) {
    const point = { x: x + width / 2 + across * share, y: y + height / 2 + down * share };
    await client.send("Input.dispatchTouchEvent", { type, touchPoints: [point] });
  }
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await client.detach();
}
