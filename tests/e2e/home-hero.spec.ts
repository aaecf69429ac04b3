import type { Page } from "@playwright/test";
import { parseLink } from "#instrument/trial-link.ts";
import { releasedLocales } from "#locale/languages.ts";
import { BrowserEmulation } from "./accessibility-checks/browser-emulation.ts";
import { expect, test, withoutScript } from "./fixtures/test.ts";

const radio = (page: Page, view: "self" | "guess", value: number) =>
  page.locator(`[name=home-hero-${view}][value="${value}"]`);

/** A headline and a lead of so many letters leave room for the first question on a small phone. */
const maxFirstViewLetters = 220;
/** Words about the guess of so many letters have room above the names. */
const maxNoteLetters = 52;

const countNoteLetters = async (page: Page) =>
  ((await page.locator(".home-hero-note").textContent()) ?? "").trim().length;

/** The position of a mark, in pixels from the left. */
const getLeft = (page: Page, mark: string) =>
  page.locator(mark).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left + right) / 2;
  });

test.describe("without script", () => {
  test.use(withoutScript);

  test("an answer moves the ring to its place, and a guess shows its circle there", async ({
    page,
    visit,
  }) => {
    await visit("home", "en");
    const middle = await getLeft(page, ".home-hero-ring");
    const note = page.locator(".home-hero-note");
    await expect(note).toBeHidden();
    await radio(page, "self", 3).check();
    await expect.poll(() => getLeft(page, ".home-hero-ring")).toBeLessThan(middle);
    await expect(page.locator(".home-hero-guess")).toHaveCSS("opacity", "0");
    await radio(page, "self", 3).press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await expect(radio(page, "guess", 2)).toBeChecked();
    await expect(note).toBeVisible();
    await expect(page.locator(".home-hero")).toMatchAriaSnapshot(
      `- status:\n  - paragraph: ${await note.textContent()}`,
    );
    await expect(page.locator(".home-hero-guess")).toHaveCSS("opacity", "1");
    const [self, guess] = [
      await getLeft(page, ".home-hero-ring"),
      await getLeft(page, ".home-hero-guess"),
    ];
    expect((middle - guess) / (middle - self)).toBeCloseTo(2, 1);
    await radio(page, "guess", 3).check();
    await expect.poll(() => getLeft(page, ".home-hero-guess")).toBeCloseTo(self, 0);
  });
});

test("on a phone the first question is in the first view, and the words about the guess cover no name", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const locale of releasedLocales) {
    await visit("home", locale);
    const wordsAbove = await page.locator("h1, h1 ~ p").allTextContents();
    if (wordsAbove.join("").length <= maxFirstViewLetters)
      await expect(page.locator(".home-hero fieldset").first()).toBeInViewport({ ratio: 1 });
    const noteLength = await countNoteLetters(page);
    await radio(page, "self", 4).check();
    for (const value of [1, 4, 7]) {
      await radio(page, "guess", value).check();
      const { note, names } = await page.evaluate(() => {
        const getText = (element: Element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect();
        };
        const note = document.querySelector(".home-hero-note")?.getBoundingClientRect().bottom;
        const names = document.querySelectorAll(".home-hero-processor, .home-hero-producer");
        return { note: note ?? Number.NaN, names: Array.from(names, (name) => getText(name).top) };
      });
      expect(names).toHaveLength(2);
      if (noteLength <= maxNoteLetters)
        expect(note, `${locale} ${value}`).toBeLessThanOrEqual(Math.min(...names));
    }
  }
});

test("in large text on a phone no words of the map are cut off, broken or covered", async ({
  page,
  visit,
}) => {
  const width = 390;
  await page.setViewportSize({ width, height: 800 });
  await visit("home", "en");
  await radio(page, "self", 4).check();
  await radio(page, "guess", 7).check();
  const noteLength = await countNoteLetters(page);
  const end = page.locator(".home-hero-asking");
  const emulation = new BrowserEmulation(page);
  for (const size of [16, 22, 32]) {
    await emulation.setTextSize(size);
    // The words beside the line are written downwards, or left out.
    if (size < 32) expect((await end.boundingBox())?.width).toBeLessThanOrEqual(size);
    else await expect(end).toBeHidden();
    const note = await page.locator(".home-hero-note").boundingBox();
    const name = await page.locator(".home-hero-producer > span").boundingBox();
    if (!note || !name) throw new Error("No words on the map");
    expect(note.x).toBeGreaterThanOrEqual(0);
    expect(note.x + note.width).toBeLessThanOrEqual(width);
    if (noteLength <= maxNoteLetters) expect(note.y + note.height).toBeLessThanOrEqual(name.y);
  }
});

test("one answer or both are passed to the trial in the fragment, as answers to its pair", {
  tag: "@engines",
}, async ({ page, visit }) => {
  const link = page.locator("[data-start]");
  for (const answers of [
    { self: { question: 2 }, guess: { question: 7 } },
    { self: { question: 3 }, guess: {} },
    { self: {}, guess: { question: 3 } },
  ]) {
    await visit("home", "sv");
    await expect(link).not.toHaveAttribute("href", /#|\?/);
    for (const view of ["self", "guess"] as const) {
      const { question } = answers[view];
      if (question) await radio(page, view, question).check();
    }
    const [path, fragment = ""] = ((await link.getAttribute("href")) ?? "").split("#");
    expect(path).not.toContain("?");
    expect(parseLink(fragment)).toEqual({ kind: "start", role: "", ...answers });
  }
});

test("on a phone the trial shows the answer and its first open pair, below the role", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit("home", "en");
  await radio(page, "self", 6).check();
  await page.locator("[data-start]").click();
  const pairs = page.locator("#trial [role=radiogroup]");
  await expect(pairs.first().getByRole("radio").first()).toBeFocused();
  await expect(pairs.nth(1).getByRole("radio").nth(5)).toBeChecked();
  await expect(pairs.first()).toBeInViewport({ ratio: 0.9 });
  const role = page.locator("#trial fieldset").first();
  const [top = 0, bottom = 0] = [
    (await role.boundingBox())?.y,
    await pairs.first().evaluate((pair) => pair.getBoundingClientRect().bottom),
  ];
  // With longer words, there is no room for both.
  if (bottom - top < 560) await expect(role).toBeInViewport({ ratio: 1 });
});

test("answers that the browser restores after Back are passed to the trial again", {
  tag: "@engines",
}, async ({ page, visit }) => {
  await visit("home", "en");
  const link = page.locator("[data-start]");
  await radio(page, "self", 2).check();
  await radio(page, "guess", 7).check();
  const href = await link.getAttribute("href");
  await link.click();
  await expect(page.locator(".home-hero")).toHaveCount(0);
  await page.goBack();
  await expect(radio(page, "guess", 7)).toBeChecked();
  await expect(link).toHaveAttribute("href", href ?? "");
});
