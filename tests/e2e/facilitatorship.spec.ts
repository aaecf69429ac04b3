import { pathOf } from "#locale/routes";
import { expect, test, withoutScript } from "./fixtures/test.ts";

const markets = [
  {
    locale: "en",
    headline: "No map explains itself. You do.",
    training: "7 hours, and the first is about you",
    hours: ["1 hour", "3 hours", "3 hours"],
    steps: ["Introduction and own profile", "Training session", "Getting started"],
    benefits: [
      "Nobody has to take your word for it",
      "There is no bad end to defend",
      "22 languages, one map",
      "It goes on when you have left",
    ],
    price: "$600",
    holds: ["7 hours in three steps", "Your own profile", "Help to get started, 3 hours of it"],
    prices: "See all prices",
    find: "Find an IDI Facilitator",
    letter: "Write to us",
  },
  {
    locale: "sv",
    headline: "Ingen karta förklarar sig själv. Det gör du.",
    training: "7 timmar, och den första handlar om dig",
    hours: ["1 timme", "3 timmar", "3 timmar"],
    steps: ["Introduktion och egen profil", "Utbildningspass", "Komma igång"],
    benefits: [
      "Ingen behöver tro dig på ditt ord",
      "Det finns ingen dålig ände att försvara",
      "22 språk, en karta",
      "Det fortsätter när du har gått",
    ],
    price: "600\u00a0USD",
    holds: ["7 timmar i tre steg", "Din egen profil", "Hjälp att komma igång, 3 timmar"],
    prices: "Se alla priser",
    find: "Hitta en IDI-handledare",
    letter: "Skriv till oss",
  },
  {
    locale: "de",
    headline: "Keine Karte erklärt sich selbst. Das tun Sie.",
    training: "7 Stunden, und in der ersten geht es um Sie",
    hours: ["1 Stunde", "3 Stunden", "3 Stunden"],
    steps: ["Einführung und eigenes Profil", "Schulung", "Begleiteter Start"],
    benefits: [
      "Niemand muss Ihnen aufs Wort glauben",
      "Es gibt keine schlechte Seite zu verteidigen",
      "22 Sprachen, eine Karte",
      "Wenn Sie gehen, geht es weiter",
    ],
    price: "600\u00a0$",
    holds: ["7 Stunden in drei Schritten", "Ihr eigenes Profil", "3 Stunden Begleitung beim Start"],
    prices: "Alle Preise ansehen",
    find: "IDI-Moderation finden",
    letter: "Schreiben Sie uns",
  },
] as const;

for (const { locale, ...expected } of markets) {
  test.describe(`facilitatorship in ${locale}`, () => {
    test.beforeEach(({ visit }) => visit("facilitatorship", locale));

    test("the training: three steps, their hours, and the sum of them", async ({ page }) => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(expected.headline);
      const training = page.getByRole("region", { name: expected.training });
      const steps = training.getByRole("listitem");
      await expect(steps.getByRole("heading")).toHaveText([...expected.steps]);
      for (const [index, hours] of expected.hours.entries()) {
        await expect(steps.nth(index)).toContainText(hours);
      }
    });

    test("hours are drawn in proportion", async ({ page }) => {
      const widths = await page
        .locator("#training ol svg")
        .evaluateAll((pictures) => pictures.map((svg) => svg.getBoundingClientRect().width));
      const [first = 0, ...others] = widths;
      expect(others.map((width) => Math.round(width / first))).toEqual([3, 3]);
    });

    test("four benefits", async ({ page }) => {
      const benefits = page.getByRole("region").filter({ hasText: expected.benefits[0] });
      await expect(benefits.getByRole("heading", { level: 3 })).toHaveText([...expected.benefits]);
    });

    test("what the certification costs and holds, beside the inquiry", async ({ page }) => {
      const inquiry = page.locator("#inquiry");
      await expect(inquiry.getByText(expected.price, { exact: true })).toBeVisible();
      for (const point of expected.holds) {
        await expect(inquiry.getByText(point, { exact: true })).toBeVisible();
      }
      await expect(inquiry.locator("form")).toHaveCount(1);
      await inquiry.getByRole("link", { name: expected.prices }).click();
      await expect(page).toHaveURL(new RegExp(`${pathOf("pricing", locale)}$`));
    });

    test("the hero leads to the inquiry and to the search", async ({ page }) => {
      const actions = page.getByRole("main").getByRole("link");
      await actions.nth(0).click();
      await expect(page.locator("#inquiry").getByRole("heading", { level: 2 })).toBeInViewport();
      await actions.nth(1).click();
      const title = page.getByRole("heading", { level: 2, name: expected.find });
      await expect(title).toBeInViewport();
    });

    test("a facilitator can be asked for", async ({ page }) => {
      const find = page.getByRole("region", { name: expected.find });
      await find.getByRole("link", { name: expected.letter }).click();
      await expect(page).toHaveURL(new RegExp(`${pathOf("contact", locale)}$`));
    });
  });
}

test.describe("without script", () => {
  test.use(withoutScript);

  test("everything is there, the inquiry's fields too", async ({ page, visit }) => {
    await visit("facilitatorship", "en");
    await expect(page.getByRole("heading", { name: "Getting started" })).toBeVisible();
    await expect(page.locator("#inquiry").getByLabel("Your name")).toBeEditable();
  });
});
