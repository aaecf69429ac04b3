import { locales } from "#locale/languages";
import { pathOf } from "#locale/routes";
import { readEnv } from "#server/env";
import { pageScripts } from "./fixtures/page-scripts.ts";
import { expect, test, withoutScript } from "./fixtures/test.ts";

const platform = readEnv().PLATFORM_URL.replace(/\/*$/, "");

const markets = {
  en: {
    headline: "You know who took the course. Not who works differently.",
    council: "What the works council asks",
    contact: "Write to us about your organisation",
    facts: "5000+ organisations · 40+ countries · 22 languages",
    certification: "The certification costs $600",
    audit: "10 business days’ notice",
    quote: "I was sure that I ask a lot.",
  },
  sv: {
    headline: "Du vet vilka som gick kursen. Inte vilka som gör annorlunda.",
    council: "Det här frågar facket",
    contact: "Skriv till oss om er organisation",
    facts: "4000+ organisationer · 40+ länder · 22 språk",
    certification: "Certifieringen kostar 600\u00a0USD",
    audit: "10 arbetsdagars varsel",
    quote: "Jag var säker på att jag frågar mycket.",
  },
  de: {
    headline: "Sie wissen, wer im Seminar war. Nicht, wer anders arbeitet.",
    council: "Was der Betriebsrat fragt",
    contact: "Schreiben Sie uns",
    facts: "5000+ Organisationen · 40+ Länder · 22 Sprachen",
    certification: "Die Zertifizierung kostet 600\u00a0$",
    audit: "10 Arbeitstagen Vorlauf",
    quote: "Ich war sicher, dass ich viel frage.",
  },
};

for (const locale of locales) {
  const expected = markets[locale];

  test.describe(`organization in ${locale}`, () => {
    test.beforeEach(({ visit }) => visit("organization", locale));

    test("says what it is for, with the figures of the market", async ({ page }) => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(expected.headline);
      await expect(page.getByText(expected.facts, { exact: true })).toBeVisible();
      await expect(page.getByText(expected.certification, { exact: true })).toBeVisible();
    });

    test("the hero leads to us and to what the works council asks", async ({ page }) => {
      const contact = page.getByRole("link", { name: expected.contact, exact: true });
      await expect(contact).toHaveCount(2);
      for (const link of await contact.all()) {
        await expect(link).toHaveAttribute("href", pathOf("contact", locale) ?? "");
      }
      await page.getByRole("link", { name: expected.council }).click();
      await expect(page).toHaveURL(/#works-council$/);
      const council = page.locator("#works-council");
      await expect(council.getByRole("heading", { level: 2 })).toBeInViewport();
      await expect(council).toContainText(expected.audit);
      await expect(council.locator("dt")).toHaveCount(6);
    });

    test("shows five reasons, seven steps, six use cases and three quotes", async ({ page }) => {
      const within = (title: string) => page.locator(`section[aria-labelledby=${title}]`);
      await expect(within("reasons-title").getByRole("listitem")).toHaveCount(5);
      await expect(page.getByRole("table").getByRole("rowheader")).toHaveCount(7);
      await expect(within("use-cases-title").getByRole("heading", { level: 3 })).toHaveCount(6);
      const quotes = within("testimonials-title").getByRole("blockquote");
      await expect(quotes).toHaveCount(3);
      await expect(quotes.first()).toContainText(expected.quote);
      await expect(within("testimonials-title").getByText(/\.example$/)).toHaveCount(3);
    });

    test("ends with the prices, a first profile and the way to us", async ({ page }) => {
      const costs = page.locator("section[aria-labelledby=costs-title]");
      await expect(costs.locator("li")).toHaveCount(4);
      await expect(costs.locator(`a[href="${platform}/register?plan=1"]`)).toBeVisible();
      await expect(costs.getByRole("link", { name: expected.contact })).toBeVisible();
    });

    test("no width scrolls sideways", async ({ page }) => {
      for (const width of [320, 360, 768, 992, 1200]) {
        await page.setViewportSize({ width, height: 800 });
        const overhang = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overhang, `at ${width} px`).toBe(0);
      }
    });
  });
}

test.describe("organization without script", () => {
  test.use(withoutScript);

  test("is complete, for it has no script", async ({ page, visit }) => {
    await visit("organization", "en");
    await expect(page.locator("#works-council dd").last()).toBeVisible();
    await expect(page.locator(pageScripts)).toHaveCount(0);
  });
});
