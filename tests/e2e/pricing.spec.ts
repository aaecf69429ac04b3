import { expect } from "@playwright/test";
import { readEnv } from "#server/env";
import { test, withoutScript } from "./fixtures/test.ts";

const platform = readEnv().PLATFORM_URL.replace(/\/*$/, "");
const markets = [
  {
    locale: "en",
    prices: ["$0", "$180", "$360", "Let’s talk"],
    rows: ["Profile", "Lite", "Deep Dive", "Academy", "Progress", "Price"],
    teamOfEight: ["$1,440", "$2,880"],
    certification: "$600",
  },
  {
    locale: "sv",
    prices: ["0\u00a0USD", "15\u00a0USD", "29\u00a0USD", "Enligt offert"],
    rows: ["Profil", "Basversion", "Deep Dive", "Academy", "Framsteg", "Pris"],
    teamOfEight: ["120\u00a0USD", "232\u00a0USD"],
    certification: "600\u00a0USD",
  },
  {
    locale: "de",
    prices: ["0\u00a0$", "180\u00a0$", "360\u00a0$", "Auf Anfrage"],
    rows: ["Profil", "Lite", "Deep Dive", "Academy", "Fortschritt", "Preis"],
    teamOfEight: ["1.440\u00a0$", "2.880\u00a0$"],
    certification: "600\u00a0$",
  },
] as const;

for (const { locale, ...expected } of markets) {
  test(`prices in ${locale}`, async ({ page, visit }) => {
    await visit("pricing", locale);
    const plans = page.locator("main li:has(> h2)");
    expect(await plans.locator(".text-price").allTextContents()).toEqual(expected.prices);
    const links = plans.getByRole("link");
    for (const plan of [1, 2, 3]) {
      const register = `${platform}/register?plan=${plan}`;
      await expect(links.nth(plan - 1)).toHaveAttribute("href", register);
    }
    await expect(links.nth(3)).toHaveAttribute("href", "#contact");
    const [comparison, team] = [page.getByRole("table").first(), page.getByRole("table").last()];
    expect(await comparison.locator("tbody th").allTextContents()).toEqual(expected.rows);
    const eight = team.getByRole("row").nth(2).getByRole("cell");
    expect(await eight.allTextContents()).toEqual(expected.teamOfEight);
    await expect(page.getByText(expected.certification, { exact: true })).toBeVisible();
  });

  for (const id of ["pricing", "faq"] as const) {
    test(`five questions on ${id} in ${locale}, one open at a time`, async ({ page, visit }) => {
      await visit(id, locale);
      const questions = page.locator("details[name=faq]");
      await expect(questions).toHaveCount(5);
      await expect(questions.first()).toHaveJSProperty("open", true);
      await questions.nth(3).locator("summary").focus();
      await page.keyboard.press("Enter");
      await expect(questions.nth(3)).toHaveJSProperty("open", true);
      await expect(questions.first()).toHaveJSProperty("open", false);
      await expect(questions.nth(3).getByText(expected.certification)).toBeVisible();
    });
  }
}

test("a question opens and closes in 300 ms", async ({ page, visit }) => {
  await visit("faq", "en");
  const duration = await page
    .locator("details[name=faq]")
    .first()
    .evaluate((details) => getComputedStyle(details, "::details-content").transitionDuration);
  expect(duration.split(", ")).toEqual(["0.3s", "0.3s"]);
});

test("all answers are printed", async ({ page, visit }) => {
  await visit("faq", "en");
  const answers = page.locator("details[name=faq] > div");
  await expect(answers.last()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(answers).toHaveCount(5);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("a question opens at once", async ({ page, visit }) => {
    await visit("faq", "en");
    const duration = await page
      .locator("details[name=faq]")
      .first()
      .evaluate((details) => getComputedStyle(details, "::details-content").transitionDuration);
    expect(duration).toBe("0s");
  });
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
