import { readContent } from "../harness/read-content.ts";
import { DemoCarousel } from "./demo-carousel.ts";
import { expect, test, withoutScript } from "./fixtures/test.ts";

const { play, pause } = readContent("pages/product/en.yaml").carousel;

const intervals = [
  ["map", 10_000],
  ["describe", 5_000],
  ["develop", 10_000],
] as const;

test.describe("a demo", () => {
  // The clock is paused from the start, and only tests advance it.
  test.beforeEach(async ({ page, visit }) => {
    await page.clock.install({ time: 0 });
    await visit("product", "en");
    await page.clock.pauseAt(60_000);
  });

  test("shows each slide for its interval, and starts over", async ({ page }) => {
    for (const [part, interval] of intervals) {
      const demo = new DemoCarousel(page, part);
      await demo.reach();
      await demo.expectShown(1);
      await expect(demo.stage).toHaveAttribute("aria-live", "off");
      const height = (await demo.stage.boundingBox())?.height;
      for (const next of [2, 3, 1]) {
        await page.clock.runFor(interval - 1);
        await demo.expectShown(next === 1 ? 3 : next - 1);
        await page.clock.runFor(1);
        await demo.expectShown(next);
        expect((await demo.stage.boundingBox())?.height).toBe(height);
      }
    }
  });

  test("has one control, and pauses on focus, on hover and out of view", async ({ page, axe }) => {
    const demo = new DemoCarousel(page, "map");
    await demo.reach();
    const expectStopped = async (isStopped: boolean) => {
      await expect(demo.stage).toHaveAttribute("aria-live", isStopped ? "polite" : "off");
    };
    await expect(demo.root.locator("a, button, input, [tabindex]")).toHaveCount(1);
    await expectStopped(false);
    await demo.button.focus();
    await expectStopped(true);
    await demo.button.blur();
    await expectStopped(false);
    await demo.stage.hover();
    await expectStopped(true);
    await page.clock.runFor(60_000);
    await demo.expectShown(1);
    await page.mouse.move(0, 0);
    await expectStopped(false);
    await page.locator("footer").evaluate((footer) => footer.scrollIntoView());
    await expectStopped(true);
    await demo.reach();
    await expectStopped(false);

    await demo.button.press("Enter");
    await expect(demo.button).toHaveText(play);
    await page.clock.runFor(60_000);
    await demo.expectShown(1);
    await demo.button.press("Space");
    await expect(demo.button).toHaveText(pause);
    await page.mouse.move(0, 0);
    await page.clock.runFor(10_000);
    await demo.expectShown(2);

    await demo.button.press("Enter");
    await page.clock.resume();
    await axe("#map");
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test.beforeEach(async ({ page, visit }) => {
    await page.clock.install({ time: 0 });
    await visit("product", "en");
    await page.clock.pauseAt(60_000);
  });

  test("a swipe needs 40 px", async ({ page }) => {
    const demo = new DemoCarousel(page, "map");
    await demo.reach();
    await demo.swipe(-39, 0);
    await demo.expectShown(1);
    await demo.swipe(-40, 0);
    await demo.expectShown(2);
    await demo.swipe(39, 0);
    await demo.expectShown(2);
    await demo.swipe(40, 0);
    await demo.expectShown(1);
    await demo.swipe(40, 0);
    await demo.expectShown(3);
  });

  test("a vertical gesture scrolls the page", async ({ page }) => {
    const demo = new DemoCarousel(page, "map");
    await demo.reach();
    const before = await page.evaluate(() => window.scrollY);
    await demo.swipe(-60, -200);
    // How far depends on how many of the moves a busy browser merges.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
    await demo.expectShown(1);
  });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("shows every slide, and nothing moves", async ({ page, visit }) => {
    await page.clock.install();
    await visit("product", "en");
    for (const [part] of intervals) {
      const demo = new DemoCarousel(page, part);
      await demo.reach();
      await page.clock.runFor(60_000);
      await expect(demo.slides.filter({ visible: true })).toHaveCount(3);
      await expect(demo.button).toBeHidden();
      await expect(demo.root.locator("[data-active]")).toHaveAccessibleName(/^1 of 3/);
    }
  });
});

test.describe("without script", () => {
  test.use(withoutScript);

  test("shows every slide and the form", async ({ page, visit }) => {
    await visit("product", "en");
    for (const [part] of intervals) {
      const demo = new DemoCarousel(page, part);
      await expect(demo.slides.filter({ visible: true })).toHaveCount(3);
      await expect(demo.button).toBeHidden();
    }
    await expect(page.locator("#contact form")).toHaveAttribute("method", "post");
  });
});
