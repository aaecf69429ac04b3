import { locales } from "#locale/languages";
import { pathOf } from "#locale/routes";
import { pageScripts } from "./fixtures/page-scripts.ts";
import { expect, test, withoutScript } from "./fixtures/test.ts";

const anchors = [
  "misreading",
  "team-map",
  "roles",
  "patterns",
  "meetings",
  "conflicts",
  "new-member",
  "remote-work",
  "workshop",
  "agreements",
  "follow-up",
  "costs",
  "start",
];

const markets = {
  en: {
    headline: "You don’t have a difficult person. You have two ways of working.",
    contents: "In this guide",
    contact: "Write to us about your team",
    sums: ["for all 8: $1,440 a year", "for all 8: $2,880 a year"],
  },
  sv: {
    headline: "Ni har ingen besvärlig kollega. Ni har två sätt att arbeta.",
    contents: "I den här guiden",
    contact: "Skriv till oss om ert team",
    sums: ["för alla 8: 120\u00a0USD i månaden", "för alla 8: 232\u00a0USD i månaden"],
  },
  de: {
    headline: "Niemand bei Ihnen ist schwierig. Sie haben zwei Arbeitsweisen.",
    contents: "In diesem Leitfaden",
    contact: "Schreiben Sie uns zu Ihrem Team",
    sums: ["für alle 8: 1.440\u00a0$ im Jahr", "für alle 8: 2.880\u00a0$ im Jahr"],
  },
};

for (const locale of locales) {
  const expected = markets[locale];

  test.describe(`teams in ${locale}`, () => {
    test.beforeEach(({ visit }) => visit("teams", locale));

    test("has thirteen titled sections under the same addresses in every language", async ({
      page,
    }) => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(expected.headline);
      const sections = page.locator("main section[id]");
      expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual(anchors);
      await expect(sections.getByRole("heading", { level: 3 })).toHaveCount(anchors.length);
    });

    test("the contents stay in view and lead to each section", async ({ page }) => {
      const contents = page.getByRole("navigation", { name: expected.contents });
      await expect(contents.getByRole("link")).toHaveCount(anchors.length);
      const link = contents.locator('a[href="#agreements"]');
      await link.click();
      await expect(page).toHaveURL(/#agreements$/);
      await expect(page.locator("#agreements-title")).toBeInViewport();
      await expect(link).toBeInViewport();
    });

    test("on a small screen the contents are folded up, and open by keyboard", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      const contents = page.getByRole("navigation", { name: expected.contents });
      await expect(contents).toBeHidden();
      const summary = page.locator("main summary");
      await summary.focus();
      await page.keyboard.press("Enter");
      await contents.locator('a[href="#follow-up"]').click();
      await expect(page.locator("#follow-up-title")).toBeInViewport();
    });

    test("the sums for the team come from the prices of the market", async ({ page }) => {
      const rows = page.locator("#costs li");
      await expect(rows).toHaveCount(4);
      for (const [index, sum] of expected.sums.entries()) {
        await expect(rows.nth(index + 1)).toContainText(sum);
      }
    });

    test("ends with the way to us", async ({ page }) => {
      const contact = page.locator("#start").getByRole("link", { name: expected.contact });
      await expect(contact).toHaveAttribute("href", pathOf("contact", locale) ?? "");
    });

    test("every picture tells what it shows", async ({ page }) => {
      const pictures = page.locator("main [role=img]");
      await expect(pictures).toHaveCount(10);
      for (const picture of await pictures.all()) {
        expect((await picture.getAttribute("aria-label"))?.length).toBeGreaterThan(30);
      }
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

test.describe("teams without script", () => {
  test.use(withoutScript);

  test("a link to a section leads there", async ({ page }) => {
    await page.goto(`${pathOf("teams", "en")}#workshop`);
    await expect(page.locator("#workshop-title")).toBeInViewport();
    await expect(page.locator(pageScripts)).toHaveCount(0);
  });
});
