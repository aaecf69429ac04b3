import type { Locator } from "@playwright/test";
import { expect, test, withoutScript } from "./fixtures/test.ts";

/** The duration of a disclosure's transition. */
const transitionOf = (question: Locator) =>
  question.evaluate((one) => getComputedStyle(one, "::details-content").transitionDuration);

for (const id of ["pricing", "faq"] as const) {
  test(`questions on ${id} open one at a time within 300 ms, and are printed with all answers`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await visit(id, "en");
    const questions = page.locator("details[name=faq]");
    const answers = questions.locator("> div");
    await expect(questions.first()).toHaveJSProperty("open", true);
    await expect(answers.last()).toBeHidden();
    await questions.last().locator("summary").press("Enter");
    await expect(questions.last()).toHaveJSProperty("open", true);
    await expect(questions.first()).toHaveJSProperty("open", false);
    expect(await transitionOf(questions.first())).toBe("0.3s, 0.3s");
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await transitionOf(questions.first())).toBe("0s");
    await page.emulateMedia({ media: "print" });
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  });
}

test("a link to a question opens it", async ({ page, visit }) => {
  await visit("faq", "en");
  const last = page.locator("details[name=faq]").last();
  // Not every question has an id.
  await last.locator("> div").evaluate((answer) => {
    answer.id ||= "an-answer";
    location.assign(`#${answer.id}`);
  });
  await expect(last).toHaveJSProperty("open", true);
});

test.describe("without script", () => {
  test.use(withoutScript);
  test("questions open", async ({ page, visit }) => {
    await visit("faq", "sv");
    const last = page.locator("details[name=faq]").last();
    await last.locator("summary").click();
    await expect(last.locator("p").first()).toBeVisible();
  });
});
