import { pathOf } from "#locale/routes";
import { expect, test, withoutScript } from "./fixtures/test.ts";

const markets = [
  {
    locale: "en",
    headline: "Whatever you write, a person reads it.",
    country: "Sweden",
    islands: /fourteen islands/,
    question: { action: "Ask a question", title: "You have a question" },
    work: { action: "Bring IDI to your work", title: "You want to use IDI" },
    name: "Your name",
    shortcuts: ["Questions that others asked first", "Facilitators", "Prices"],
  },
  {
    locale: "sv",
    headline: "Vad du än skriver läses det av en människa.",
    country: "Sverige",
    islands: /fjorton öarna/,
    question: { action: "Ställ en fråga", title: "Du undrar något" },
    work: { action: "Använd IDI hos er", title: "Du vill använda IDI" },
    name: "Ditt namn",
    shortcuts: ["Sådant andra redan har frågat", "Handledare", "Priser"],
  },
  {
    locale: "de",
    headline: "Was Sie auch schreiben, ein Mensch liest es.",
    country: "Schweden",
    islands: /vierzehn Inseln/,
    question: { action: "Eine Frage stellen", title: "Sie haben Fragen" },
    work: { action: "IDI bei uns einsetzen", title: "Sie möchten IDI nutzen" },
    name: "Ihr Name",
    shortcuts: ["Was andere schon gefragt haben", "Moderation", "Preise"],
  },
] as const;

for (const { locale, ...expected } of markets) {
  test.describe(`contact in ${locale}`, () => {
    test.beforeEach(({ visit }) => visit("contact", locale));

    test("the office: address, telephone and e-mail", async ({ page }) => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(expected.headline);
      const address = page.locator("address");
      await expect(address).toContainText("Provgatan 14");
      await expect(address).toContainText("111 00 Stockholm");
      await expect(address).toContainText(expected.country);
      const links = address.getByRole("link");
      await expect(links).toHaveText(["+46 8 465 004 20", "hello@idi.example"]);
      await expect(links.nth(0)).toHaveAttribute("href", "tel:+46846500420");
      await expect(links.nth(1)).toHaveAttribute("href", "mailto:hello@idi.example");
      await expect(page.getByRole("img", { name: expected.islands })).toBeVisible();
    });

    for (const way of ["question", "work"] as const) {
      test(`the choice "${way}" leads to its part of the page`, async ({ page }) => {
        const { action, title } = expected[way];
        await page.getByRole("main").getByRole("link", { name: action }).click();
        await expect(page).toHaveURL(new RegExp(`#${way}$`));
        await expect(page.getByRole("region", { name: title })).toBeInViewport();
      });
    }

    test("a prospect can write here", async ({ page }) => {
      const work = page.getByRole("region", { name: expected.work.title });
      await expect(work.getByLabel(expected.name)).toBeEditable();
    });

    test("pages that may answer first", async ({ page }) => {
      const links = page.locator("main li h3 a");
      await expect(links).toHaveText([...expected.shortcuts]);
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      const pages = ["faq", "facilitatorship", "pricing"] as const;
      expect(hrefs).toEqual(pages.map((id) => pathOf(id, locale)));
    });
  });
}

test.describe("without script", () => {
  test.use(withoutScript);

  test("the address and the fields are there", async ({ page, visit }) => {
    await visit("contact", "en");
    await expect(page.locator("address")).toBeVisible();
    await expect(page.locator("#work").getByLabel("Your name")).toBeEditable();
  });
});
