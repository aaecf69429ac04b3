import { expect, type Page } from "@playwright/test";
import { readEnv } from "#server/env";
import { test, withoutScript } from "./fixtures/test.ts";

const platform = readEnv().PLATFORM_URL.replace(/\/*$/, "");

const leaders = [
  {
    locale: "en",
    title: "Your board, your team and your peers each know a different leader",
    talk: "Talk to us about your role",
    answers: ["4 answers", "8 answers", "5 answers"],
    own: "Your own view",
    colleagues: "colleague",
    columns: ["Your minutes", "Theirs"],
  },
  {
    locale: "sv",
    title: "Styrelsen, teamet och dina chefskollegor känner var sin version av dig",
    talk: "Prata med oss om din roll",
    answers: ["4 svar", "8 svar", "5 svar"],
    own: "Din egen bild",
    colleagues: "kolleg",
    columns: ["Ditt protokoll", "Deras"],
  },
  {
    locale: "de",
    title: "Aufsichtsrat, Team und Kollegenkreis arbeiten mit drei verschiedenen Menschen",
    talk: "Über Ihre Rolle sprechen",
    answers: ["4 Antworten", "8 Antworten", "5 Antworten"],
    own: "Ihre eigene Sicht",
    colleagues: "aus dem Team",
    columns: ["Ihr Protokoll", "Das der anderen"],
  },
] as const;

for (const { locale, ...expected } of leaders) {
  test.describe(`leaders in ${locale}`, () => {
    test.beforeEach(({ visit }) => visit("leaders", locale));

    test("has a hero, three features, a banner and a form", async ({ page }) => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(expected.title);
      await expectStructure(page, ["asking", "minutes", "week"]);
    });

    test("the hero leads to the form", async ({ page }) => {
      await page.getByRole("link", { name: expected.talk }).click();
      await expect(page).toHaveURL(/#contact$/);
      await expect(page.locator("#contact").getByRole("heading", { level: 2 })).toBeInViewport();
    });

    test("one ring meets three groups, each with its answers counted", async ({ page }) => {
      const card = page.locator("section[aria-labelledby=hero-title]");
      await expect(card.locator("[role=img]")).toHaveAccessibleName(
        /Rapporteur.*Producer.*Processor/s,
      );
      for (const count of expected.answers) {
        await expect(card.getByText(count, { exact: true })).toBeVisible();
      }
    });

    test("seven sentences tell which was meant and which arrived", async ({ page }) => {
      const steps = page.locator("#asking ol > li");
      await expect(steps).toHaveCount(7);
      await expect(steps.nth(2)).toContainText(expected.own);
      await expect(steps.filter({ hasText: expected.own })).toHaveCount(1);
      await expect(steps.filter({ hasText: expected.colleagues }).last()).toContainText("1 ");
      await expect(steps.nth(5)).toContainText("4 ");
    });

    test("each minute is told twice, and says by whom", async ({ page }) => {
      const rows = page.locator("#minutes ol > li");
      await expect(rows).toHaveCount(4);
      for (const row of await rows.all()) {
        for (const column of expected.columns) await expect(row).toContainText(`${column}: `);
      }
    });
  });
}

const individuals = [
  {
    locale: "en",
    title: "You are the only one in the room who can’t see you work",
    start: "Start free",
    plans: "See what each plan gives you",
    prices: ["$0", "$180", "$360"],
    colleague: "Your closest colleague",
    friend: "Your best friend",
    seen: "Sees what you do",
    absent: "Is not there",
  },
  {
    locale: "sv",
    title: "Du är den enda i rummet som inte ser dig arbeta",
    start: "Börja gratis",
    plans: "Se vad varje paket ger",
    prices: ["0\u00a0USD", "15\u00a0USD", "29\u00a0USD"],
    colleague: "Din närmaste kollega",
    friend: "Din bästa vän",
    seen: "Ser vad du gör",
    absent: "Är inte med",
  },
  {
    locale: "de",
    title: "Nur eine Person im Raum sieht nicht, wie Sie arbeiten. Sie selbst.",
    start: "Kostenlos starten",
    plans: "Was die Pakete enthalten",
    prices: ["0\u00a0$", "180\u00a0$", "360\u00a0$"],
    colleague: "Ihre engste Kollegin",
    friend: "Ihr bester Freund",
    seen: "Sieht, was Sie tun",
    absent: "Ist nicht dabei",
  },
] as const;

for (const { locale, ...expected } of individuals) {
  test.describe(`individuals in ${locale}`, () => {
    test.beforeEach(({ visit }) => visit("individuals", locale));

    test("has the leaders' structure with words of its own", async ({ page }) => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(expected.title);
      await expectStructure(page, ["situations", "remarks", "buying"]);
    });

    test("the hero leads to registration and to the plans", async ({ page }) => {
      const hero = page.locator("section[aria-labelledby=hero-title]");
      await expect(hero.getByRole("link", { name: expected.start })).toHaveAttribute(
        "href",
        `${platform}/register?plan=1`,
      );
      await hero.getByRole("link", { name: expected.plans }).click();
      await expect(page).toHaveURL(/#buying$/);
      await expect(page.locator("#buying").getByRole("heading", { level: 2 })).toBeInViewport();
    });

    test("a table tells who sees what", async ({ page }) => {
      const row = (name: string) =>
        page.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
      const { seen, absent } = expected;
      await expect(row(expected.colleague).getByRole("cell")).toHaveText([
        seen,
        seen,
        absent,
        seen,
      ]);
      await expect(row(expected.friend).getByRole("cell")).toHaveText(Array(4).fill(absent));
      await expect(page.getByRole("columnheader")).toHaveCount(5);
    });

    test("three plans with the market's prices lead to their registration", async ({ page }) => {
      const plans = page.locator("#buying li");
      expect(await plans.locator(".text-price").allTextContents()).toEqual(expected.prices);
      for (const plan of [1, 2, 3]) {
        await expect(plans.nth(plan - 1).getByRole("link")).toHaveAttribute(
          "href",
          `${platform}/register?plan=${plan}`,
        );
      }
    });
  });
}

test.describe("without script", () => {
  test.use(withoutScript);

  for (const id of ["leaders", "individuals"] as const) {
    test(`${id} is complete and its form can be sent`, async ({ page, visit }) => {
      await visit(id, "en");
      await expect(page.locator("main > section")).toHaveCount(6);
      await expect(page.locator("#contact form")).toHaveAttribute("method", "post");
      await expect(page.locator("#contact form [type=submit]")).toBeEnabled();
    });
  }
});

/** Hero, the features by their ids, closing banner, contact form: in this order and nothing else. */
async function expectStructure(page: Page, features: string[]): Promise<void> {
  const sections = page.locator("main > section");
  await expect(sections).toHaveCount(6);
  await expect(sections.nth(0)).toHaveAttribute("aria-labelledby", "hero-title");
  for (const [index, id] of features.entries()) {
    await expect(sections.nth(index + 1)).toHaveAttribute("id", id);
  }
  await expect(sections.nth(4)).toHaveAttribute("aria-labelledby", "banner-title");
  await expect(sections.nth(5).locator("form")).toHaveCount(1);
  // One dark band a page.
  await expect(page.locator("main .bg-deep")).toHaveCount(1);
}
