import { pathOf } from "#locale/routes";
import { expect, test } from "./fixtures/test.ts";

const markets = [
  {
    locale: "en",
    headline: "Nobody knows themselves alone.",
    figures:
      "300,000 people in 40+ countries have seen their map. 94.5m questions have been answered, in 22 languages.",
    rings: /one for each year from 2013 to 2024\. .* 2013, 2017, 2020 and 2024\.$/,
    mission: "Everybody should be able to find out what it is like to work with them.",
    values: ["Innovation", "Integrity", "Collaboration"],
    role: "Facilitator training",
    contact: "Write to us",
    facilitatorship: "Become a facilitator",
  },
  {
    locale: "sv",
    headline: "Ingen lär känna sig själv ensam.",
    figures:
      "170\u00a0000 personer i 40+ länder har sett sin karta. 83,3 miljoner frågor har besvarats, på 22 språk.",
    rings: /en för varje år från 2013 till 2024\. .* 2013, 2017, 2020 och 2024\.$/,
    mission: "Alla ska kunna ta reda på hur de är att arbeta med.",
    values: ["Nytänkande", "Integritet", "Samarbete"],
    role: "Handledarutbildning",
    contact: "Skriv till oss",
    facilitatorship: "Bli handledare",
  },
  {
    locale: "de",
    headline: "Niemand lernt sich allein kennen.",
    figures:
      "300.000 Menschen in 40+ Ländern haben ihre Karte gesehen. 94,5\u00a0Mio. Fragen wurden beantwortet, in 22 Sprachen.",
    rings: /einer für jedes Jahr von 2013 bis 2024\. .* 2013, 2017, 2020 und 2024\.$/,
    mission: "Alle sollen erfahren können, wie es ist, mit ihnen zu arbeiten.",
    values: ["Innovation", "Integrität", "Zusammenarbeit"],
    role: "Ausbildung zur Moderation",
    contact: "Schreiben Sie uns",
    facilitatorship: "Selbst moderieren",
  },
] as const;

for (const { locale, ...expected } of markets) {
  test.describe(`about in ${locale}`, () => {
    test.beforeEach(({ visit }) => visit("about", locale));

    test("the story, with the figures of the market", async ({ page }) => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(expected.headline);
      await expect(page.getByText(expected.figures, { exact: true })).toBeVisible();
    });

    test("the years of the reports are drawn and told", async ({ page }) => {
      const rings = page.getByRole("img", { name: expected.rings });
      await expect(rings).toBeVisible();
      await expect(rings.locator("svg circle[r]:not(.fill-producer)")).toHaveCount(12);
      await expect(rings.locator("text")).toHaveText(["2013", "2017", "2020", "2024"]);
    });

    test("mission and three values", async ({ page }) => {
      await expect(page.getByRole("heading", { level: 2, name: expected.mission })).toBeVisible();
      const values = page.getByRole("listitem").filter({ hasText: /./ });
      for (const value of expected.values) {
        const heading = values.getByRole("heading", { level: 3, name: value, exact: true });
        await expect(heading).toBeVisible();
      }
    });

    test("six people, each with role and pattern", async ({ page }) => {
      const people = page
        .getByRole("listitem")
        .filter({ hasText: /(Rapporteur|Motivator|Producer|Processor)$/ });
      await expect(people).toHaveCount(6);
      const trainer = people.filter({ hasText: "Cleo Sampleby" });
      await expect(trainer).toContainText(expected.role);
      await expect(trainer).toContainText("Rapporteur");
    });

    test("the way on leads to the contact page and to the facilitators", async ({ page }) => {
      const main = page.getByRole("main");
      const contact = main.getByRole("link", { name: expected.contact });
      await expect(contact).toHaveAttribute("href", pathOf("contact", locale) ?? "-");
      await main.getByRole("link", { name: expected.facilitatorship }).click();
      await expect(page).toHaveURL(new RegExp(`${pathOf("facilitatorship", locale)}$`));
    });
  });
}
