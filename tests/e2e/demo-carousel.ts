import { expect, type Locator, type Page } from "@playwright/test";

/** A carousel on the product page: its slides, its button, and touch gestures. */
export class DemoCarousel {
  readonly root: Locator;
  readonly slides: Locator;
  readonly stage: Locator;
  readonly button: Locator;
  readonly #page: Page;

  /** `part` is the id of its section: map, describe or develop. */
  constructor(page: Page, part: string) {
    this.#page = page;
    this.root = page.locator(`#${part} section[aria-roledescription]`);
    this.stage = this.root.locator("[aria-live]");
    this.slides = this.stage.locator("> [role=group]");
    this.button = this.root.locator("button");
  }

  /** Scrolls the carousel to the middle of the window and waits until it is hydrated. */
  async reach(): Promise<void> {
    await this.root.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await expect(this.root.locator("xpath=ancestor::astro-island[not(@ssr)]")).toBeAttached();
  }

  /** Expects one slide, counted from 1, to be visible and the others to be hidden. */
  async expectShown(number: number): Promise<void> {
    await expect(this.slides.nth(number - 1)).toBeVisible();
    await expect(this.slides.filter({ visible: true })).toHaveCount(1);
  }

  /**
   * Swipes with one finger, by this many pixels horizontally and vertically.
   * @throws if the carousel is not visible.
   */
  async swipe(across: number, down: number): Promise<void> {
    const box = await this.stage.boundingBox();
    if (!box) throw new Error("The carousel is not there.");
    const client = await this.#page.context().newCDPSession(this.#page);
    const start = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    const touch = (type: "touchStart" | "touchMove", share: number) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: [{ x: start.x + across * share, y: start.y + down * share }],
      });
    await touch("touchStart", 0);
    for (const share of [0.25, 0.5, 0.75, 1]) await touch("touchMove", share);
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await client.detach();
  }
}
