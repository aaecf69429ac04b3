import type { Locator } from "@playwright/test";
import { expect, test, withoutScript } from "./fixtures/test.ts";

/** The duration of a disclosure's transition. */
const getTransition = (question: Locator) =>
  question.evaluate((element) => getComputedStyle(element, "::details-content").transitionDuration);

for (const id of ["pricing", "faq"] as const) {
  test(`questions on ${id} stay open, open within 300 ms, and are printed with all answers`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await visit(id, "en");
    const questions = page.locator("details.disclosure");
    const answers = questions.locator("> div");
    await expect(questions.first()).toHaveJSProperty("open", true);
    await expect(answers.last()).toBeHidden();
    await questions.last().locator("summary").press("Enter");
    await expect(questions.last()).toHaveJSProperty("open", true);
    await expect(questions.first()).toHaveJSProperty("open", true);
    expect(await getTransition(questions.first())).toBe("0.3s");
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await getTransition(questions.first())).toBe("0s");
    await page.emulateMedia({ media: "print" });
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  });
}

test("a link to a question opens it, and scrolls there", async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit("faq", "en");
  const lastQuestion = page.locator("details.disclosure").last();
  // Not every question has an id.
  await lastQuestion.locator("> div").evaluate((answer) => {
    answer.id ||= "an-answer";
    location.assign(`#${answer.id}`);
  });
  await expect(lastQuestion).toHaveJSProperty("open", true);
  const title = lastQuestion.locator("h3");
  await expect(title).toBeInViewport({ ratio: 1 });
  const { y = 0, height = 0 } = (await page.locator("body > header").boundingBox()) ?? {};
  await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(y + height + 120);
  expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
});

test("in the narrowest window no value in the comparison covers a name", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit("pricing", "en");
  const excess = await page.locator("#comparison tbody tr").evaluateAll((rows) => {
    const measure = (element: Element | null | undefined, text: string) => {
      if (!element) throw new Error("A row without a name or a value");
      const range = document.createRange();
      range.selectNodeContents(Object.assign(element, { textContent: text }));
      return range.getBoundingClientRect();
    };
    return rows.map((row) => {
      const name = measure(row.querySelector("th span"), "Auswertungsgespräch");
      const shown = [...row.querySelectorAll("td")].find((cell) => cell.checkVisibility());
      return name.right - measure(shown?.lastElementChild, "extern zusätzlich").left;
    });
  });
  expect(excess).not.toEqual([]);
  for (const pixels of excess) expect(pixels).toBeLessThan(0);
});

test.describe("without script", () => {
  test.use(withoutScript);

  test("the comparison shows the chosen plan on a phone, and all plans on paper", async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await visit("pricing", "en");
    const shownCells = page.locator("#comparison td").filter({ visible: true });
    const ends = await shownCells.evaluateAll((cells) =>
      cells.map((cell) => {
        const row = cell.closest("tr")?.getBoundingClientRect();
        const value = [...cell.querySelectorAll("span:not(.sr-only)")].at(-1);
        return (row?.right ?? 0) - (value?.getBoundingClientRect().right ?? 0);
      }),
    );
    for (const distance of ends) expect(distance).toBeLessThan(2);
    const choices = page.locator("#comparison").getByRole("radio");
    const rows = await page.locator("#comparison tbody tr").count();
    await expect(choices).toHaveCount(4);
    for (const choice of await choices.all()) {
      await choice.focus();
      await page.keyboard.press("Space");
      await expect(shownCells).toHaveCount(rows);
      const plan = (await choice.getAttribute("value")) ?? "";
      for (const cell of await shownCells.all())
        await expect(cell).toHaveAttribute("data-plan", plan);
    }
    await page.emulateMedia({ media: "print" });
    await expect(shownCells).toHaveCount(4 * rows);
    await expect(choices.first()).toBeHidden();
  });

  test("the recommended plan is printed in black on white", async ({ page, visit }) => {
    await visit("pricing", "en");
    await page.emulateMedia({ media: "print" });
    const plan = page.locator("li:has(h2).bg-deep");
    await expect(plan).toHaveCSS("background-color", "rgb(255, 255, 255)");
    for (const part of await plan.locator(":is(h2, p, a)").all()) {
      await expect(part).toHaveCSS("color", "rgb(0, 0, 0)");
    }
  });
});
