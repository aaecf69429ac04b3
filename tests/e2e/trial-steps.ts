import { expect, type Locator, type Page } from "@playwright/test";
import type { ReleasedLocale } from "#locale/languages.ts";
import { getPath } from "#locale/routes.ts";

/** Answers to the nine pairs in order, 1 (left) to 7 (right). */
export type AnswerValues = readonly number[];

/** The trial of the scale on the current page. */
export class TrialSteps {
  readonly root: Locator;
  readonly pairs: Locator;
  readonly map: Locator;

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator("#trial form");
    this.pairs = this.root.getByRole("radiogroup");
    this.map = this.root.locator("[role=img]:visible").first();
  }

  /** Opens the page in a language, and waits until the trial is hydrated. */
  static async open(page: Page, locale: ReleasedLocale): Promise<TrialSteps> {
    await page.goto(getPath("trial", locale));
    const trial = new TrialSteps(page);
    await trial.begin();
    return trial;
  }

  /** Waits until it is hydrated. */
  async begin(): Promise<void> {
    await expect(this.root).toBeVisible();
    await expect(this.page.locator("astro-island:not([data-hydrated])")).toHaveCount(0);
    await expect(this.pairs).toHaveCount(9);
  }

  /** The headline of what is shown. */
  get heading(): Locator {
    return this.root.getByRole("heading", { level: 1 });
  }

  get link(): Locator {
    return this.root.locator("input[readonly]");
  }

  /** Visible text; the example for visitors without JavaScript is hidden. */
  text(text: string | RegExp): Locator {
    return this.root.getByText(text).filter({ visible: true });
  }

  /** The id of the trial in its link. */
  async readId(): Promise<string> {
    return new URL(await this.link.inputValue()).hash.split(".")[1] ?? "-";
  }

  /** Follows a link within the page. */
  async follow(fragment: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);
  }

  radio(pair: number, value: number): Locator {
    return this.pairs
      .nth(pair)
      .getByRole("radio")
      .nth(value - 1);
  }

  async answer(values: AnswerValues): Promise<void> {
    for (const [pair, value] of values.entries()) await this.radio(pair, value).check();
  }

  /** Presses the button that continues, which is before all others. */
  async pressNext(): Promise<void> {
    await this.root.getByRole("button").first().click();
  }

  /** Continues, and waits for the next screen: until it is rendered, the one before still takes answers. */
  async goOn(): Promise<void> {
    await this.pressNext();
    await expect(this.heading).toBeFocused();
  }

  /** Answers both times and waits for the result. */
  async finish(self: AnswerValues, guess: AnswerValues): Promise<void> {
    await this.answer(self);
    await this.goOn();
    await this.answer(guess);
    await this.goOn();
    await expect(this.map).toBeVisible();
  }
}
