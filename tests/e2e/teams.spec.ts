import type { Page } from "@playwright/test";
import { expect, test, withoutScript } from "./fixtures/test.ts";

const sceneMap = ".scene-map";

/** The ids of the sections whose scenes the map shows. */
const shownScenes = (page: Page) =>
  page
    .locator("g.scene")
    .evaluateAll((scenes) =>
      scenes
        .filter((scene) => Number(getComputedStyle(scene).opacity) > 0.9)
        .map((scene) => scene.getAttribute("data-scene")),
    );

/** Scrolls the middle of a section to where readers look. */
const scrollToSection = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => {
    const { top, height } = section.getBoundingClientRect();
    const middle = scrollY + top + height / 2;
    scrollTo({ top: middle - innerHeight * 0.55, behavior: "instant" });
  });

test.describe("with motion, without script", () => {
  test.use({ ...withoutScript, contextOptions: { reducedMotion: "no-preference" } });

  for (const width of [390, 1280]) {
    test(`one map stays, and shows the scene of the section that is read, ${width} px`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit("teams", "en");
      const ids = await page
        .locator("section:has(> figure > .scene-still)")
        .evaluateAll((sections) => sections.map(({ id }) => id));
      expect(ids).toHaveLength(11);
      await expect(page.locator(".scene-still").filter({ visible: true })).toHaveCount(0);
      for (const id of ids) {
        await scrollToSection(page, id);
        await expect.poll(() => shownScenes(page), id).toEqual([id]);
        await expect(page.locator(sceneMap).locator("[data-profile-map]")).toBeInViewport({
          ratio: 1,
        });
      }
    });
  }

  test("a scene's caption disappears before the next one appears", async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await visit("teams", "en");
    const secondScenes = page.locator("section:has(> figure > .scene-still)").nth(1);
    const top = await secondScenes.evaluate(
      (section) => scrollY + section.getBoundingClientRect().top,
    );
    for (let y = top - 800; y < top; y += 12) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), y);
      const shownCaptionCount = page
        .locator(".scene:has(> p)")
        .evaluateAll(
          (captions) =>
            captions.filter((caption) => Number(getComputedStyle(caption).opacity) > 0.05).length,
        );
      expect(await shownCaptionCount).toBeLessThanOrEqual(1);
    }
  });

  test("links to sections lead below the map", async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await visit("teams", "en");
    await page.locator("main details[data-screen-only] > summary").click();
    await page.locator('main nav a[href="#agreements"]').filter({ visible: true }).click();
    const map = page.locator(sceneMap);
    await expect(map).toBeInViewport();
    const getBottom = (box: { y: number; height: number } | null) =>
      (box?.y ?? 0) + (box?.height ?? 0);
    await expect
      .poll(async () => {
        const title = await page.locator("#agreements h3").boundingBox();
        return (title?.y ?? 0) - getBottom(await map.boundingBox());
      })
      .toBeGreaterThanOrEqual(0);
  });
});

test("with reduced motion, on paper and on low windows each section has its own picture", async ({
  page,
  visit,
}) => {
  const stills = page.locator(".scene-still").filter({ visible: true });
  await visit("teams", "en");
  await expect(stills).toHaveCount(11);
  await expect(page.locator(sceneMap)).toBeHidden();
  await page.emulateMedia({ reducedMotion: "no-preference", media: "print" });
  await expect(stills).toHaveCount(11);
  await page.emulateMedia({ media: "screen" });
  await expect(stills).toHaveCount(0);
  await page.setViewportSize({ width: 800, height: 360 });
  await expect(stills).toHaveCount(11);
});
