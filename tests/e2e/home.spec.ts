import { expect } from "@playwright/test";
import { readEnv } from "#server/env";
import { idle } from "./fixtures/settled.ts";
import { test, withoutScript } from "./fixtures/test.ts";

const platform = readEnv().PLATFORM_URL.replace(/\/*$/, "");

const markets = [
  {
    locale: "en",
    title: "IDI: see yourself the way your colleagues do",
    headline: "You know your intentions. They only see what you do.",
    action: "See plans and pricing",
    figures: ["40+", "5000+", "300\u00a0000", "22", "2.1m", "94.5m"],
    prices: ["$0", "$180", "$360", "Let’s talk"],
    compare: "Compare the plans",
    tabs: ["Individuals", "Leaders", "Teams", "Organizations"],
  },
  {
    locale: "sv",
    title: "IDI: se dig själv som kollegorna ser dig",
    headline: "Du vet vad du menar. De andra ser bara vad du gör.",
    action: "Se paket och priser",
    figures: ["40+", "4000+", "170\u00a0000", "22", "1,2 miljoner", "83,3 miljoner"],
    prices: ["0\u00a0USD", "15\u00a0USD", "29\u00a0USD", "Enligt offert"],
    compare: "Jämför paketen",
    tabs: ["Individer", "Ledare", "Team", "Organisationer"],
  },
  {
    locale: "de",
    title: "IDI: Sehen Sie sich so, wie Ihr Team Sie erlebt",
    headline: "Sie kennen Ihre Absichten. Andere sehen nur, was Sie tun.",
    action: "Pakete und Preise ansehen",
    figures: ["40+", "5000+", "300.000", "22", "2,1\u00a0Mio.", "94,5\u00a0Mio."],
    prices: ["0\u00a0$", "180\u00a0$", "360\u00a0$", "Auf Anfrage"],
    compare: "Die Pakete im Vergleich",
    tabs: ["Einzelpersonen", "Führungskräfte", "Teams", "Organisationen"],
  },
] as const;

for (const { locale, ...expected } of markets) {
  test.describe(`home in ${locale}`, () => {
    test.beforeEach(({ visit }) => visit("home", locale));

    test("says what it is, in its language", async ({ page }) => {
      await expect(page).toHaveTitle(expected.title);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(expected.headline);
    });

    test("the hero's button leads to the prices", async ({ page }) => {
      await page.getByRole("link", { name: expected.action }).click();
      await expect(page).toHaveURL(/#pricing$/);
      await expect(page.locator("#pricing").getByRole("heading", { level: 2 })).toBeInViewport();
    });

    test("figures and prices are those of the market", async ({ page }) => {
      const exactTexts = (selector: string) => page.locator(selector).allTextContents();
      expect(await exactTexts("main dl:has(.text-figure) dd")).toEqual(expected.figures);
      expect(await exactTexts("#pricing .text-price")).toEqual(expected.prices);
    });

    test("plans lead to their registration, Enterprise to the form", async ({ page }) => {
      const plans = page.locator("#pricing > * > ul > li, #pricing ul:has(h3) > li:has(h3)");
      const links = plans.getByRole("link");
      await expect(links).toHaveCount(4);
      for (const plan of [1, 2, 3]) {
        const register = `${platform}/register?plan=${plan}`;
        await expect(links.nth(plan - 1)).toHaveAttribute("href", register);
      }
      await links.nth(3).click();
      await expect(page).toHaveURL(/#contact$/);
      await expect(page.locator("#contact form")).toBeInViewport();
    });

    test("the comparison opens with six rows", async ({ page }) => {
      const table = page.getByRole("table");
      await expect(table).toBeHidden();
      await page.getByText(expected.compare, { exact: true }).click();
      await expect(table).toBeVisible();
      await expect(table.locator("tbody").getByRole("row")).toHaveCount(6);
      await expect(table.locator("thead th")).toHaveCount(5);
    });

    test("tabs are moved through and opened by keyboard", async ({ page }) => {
      const list = page.getByRole("tablist");
      await list.scrollIntoViewIfNeeded();
      await expect(page.locator("astro-island:not([ssr]) [role=tablist]")).toBeVisible();
      const tabs = list.getByRole("tab");
      await expect(tabs).toHaveText([...expected.tabs]);
      const expectOpen = async (index: number) => {
        const tab = tabs.nth(index);
        await expect(tab).toHaveAttribute("aria-selected", "true");
        await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
        const panel = page.locator("[role=tabpanel]:visible");
        await expect(panel).toHaveCount(1);
        await expect(panel).toHaveAttribute("id", (await tab.getAttribute("aria-controls")) ?? "-");
      };
      await expectOpen(0);
      await tabs.first().focus();
      const moves = [
        ["ArrowRight", 1],
        ["End", 3],
        ["ArrowLeft", 2],
        ["Home", 0],
        ["ArrowLeft", 3],
      ] as const;
      for (const [key, index] of moves) {
        await page.keyboard.press(key);
        await expect(tabs.nth(index)).toBeFocused();
        await expectOpen(index);
      }
    });

    test("no width scrolls sideways", async ({ page }) => {
      await page.getByText(expected.compare, { exact: true }).click();
      for (const width of [320, 360, 768, 1200]) {
        await page.setViewportSize({ width, height: 800 });
        const overhang = await page.evaluate(() => {
          window.scrollTo({ left: 1000, behavior: "instant" });
          const { scrollWidth, clientWidth } = document.documentElement;
          return { overhang: scrollWidth - clientWidth, scrolled: window.scrollX };
        });
        expect(overhang, `at ${width} px`).toEqual({ overhang: 0, scrolled: 0 });
      }
    });

    test("the example profile carries its English name", async ({ page }) => {
      const label = page.getByText("D-1 Expressive Motivator", { exact: true });
      await expect(label).toBeVisible();
      await expect(label).toHaveAttribute("lang", "en");
    });
  });
}

test("the three scales come before the trial, which the hero leads to", async ({ page, visit }) => {
  await visit("home", "en");
  const names = page.locator("#scales").getByRole("heading", { level: 3 });
  await expect(names).toHaveText(["Affiliation", "Directiveness", "Adaptability"]);
  await page.getByRole("link", { name: "Try the scale yourself" }).click();
  await expect(page).toHaveURL(/#trial$/);
  await expect(page.locator("#trial").getByRole("heading", { level: 2 })).toBeInViewport();
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("no script is fetched before anybody scrolls", async ({ page, visit }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await visit("home", "en");
    await idle(page);
    expect(scripts).toEqual([]);
    await page.locator("#trial [role=radiogroup]").first().scrollIntoViewIfNeeded();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
});

test.describe("without script", () => {
  test.use(withoutScript);

  test("every tab's content is shown, and no tabs", async ({ page, visit }) => {
    await visit("home", "en");
    await expect(page.getByRole("tablist")).toBeHidden();
    for (const title of [
      "Know what people meet when they meet you",
      "The higher you rise, the less you are told",
      "Stop explaining friction with personality",
      "Make collaboration something you can follow up",
    ]) {
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
    }
  });
});
