import { expect, type Page } from "@playwright/test";
import { locales } from "#locale/languages";
import { readEnv } from "#server/env";
import { test, withoutScript } from "./fixtures/test.ts";

const { SITE_URL, PLATFORM_URL } = readEnv();
const platform = PLATFORM_URL.replace(/\/*$/, "");
const homes = { en: "/", sv: "/sv/", de: "/de/" } as const;
const words = {
  en: { languages: "Language", signIn: "Sign in", register: "Register" },
  sv: { languages: "Språk", signIn: "Logga in", register: "Skapa konto" },
  de: { languages: "Sprache", signIn: "Anmelden", register: "Registrieren" },
} as const;

for (const locale of locales) {
  test(`the header of ${locale} leads to languages and platform`, async ({ page, visit }) => {
    await visit("messageSent", locale);
    const header = page.getByRole("banner");
    const switcher = header.getByRole("navigation", { name: words[locale].languages });
    const links = switcher.getByRole("link");
    await expect(links.locator("[aria-hidden=true]")).toHaveText(["En", "Sv", "De"]);
    const addresses = ["/message-sent", "/sv/meddelande-skickat", "/de/nachricht-gesendet"];
    for (const [index, language] of locales.entries()) {
      const link = links.nth(index);
      await expect(link).toHaveAttribute("lang", language);
      await expect(link).toHaveAttribute("hreflang", language);
      await expect(link).toHaveAttribute("href", addresses[index] ?? "");
      if (language === locale) await expect(link).toHaveAttribute("aria-current", "true");
      else await expect(link).not.toHaveAttribute("aria-current");
    }
    const { signIn, register } = words[locale];
    await expect(header.getByRole("link", { name: signIn })).toHaveAttribute(
      "href",
      `${platform}/sign-in`,
    );
    // The free plan. Two links: the menu of narrow windows has one, too.
    const registers = header.getByRole("link", { name: register, includeHidden: true });
    await expect(registers).toHaveCount(2);
    for (const link of await registers.all()) {
      await expect(link).toHaveAttribute("href", `${platform}/register?plan=1`);
    }
  });

  test(`no link of the site is dead in ${locale}`, async ({ page, visit, request }) => {
    for (const id of ["home", "messageSent"] as const) {
      await visit(id, locale);
      for (const href of await internalLinks(page)) {
        const response = await request.get(href, { maxRedirects: 0 });
        expect(response.status(), href).toBe(200);
      }
      expect(await missingTargets(page)).toEqual([]);
    }
  });

  test(`search engines find the languages of the home page from ${locale}`, async ({
    page,
    visit,
  }) => {
    await visit("home", locale);
    const absolute = (path: string) => new URL(path, SITE_URL).href;
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      absolute(homes[locale]),
    );
    const alternates = await page
      .locator("link[rel=alternate]")
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
      );
    expect(alternates).toEqual([
      ["en", absolute("/")],
      ["sv", absolute("/sv/")],
      ["de", absolute("/de/")],
      ["x-default", absolute("/")],
    ]);
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  });
}

test("the switcher changes the language", async ({ page, visit }) => {
  await visit("home", "en");
  await page.getByRole("banner").getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL("/de/");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("the switcher keeps the place in the page", async ({ page, visit }) => {
  await visit("science", "en");
  const switcher = page.getByRole("banner").getByRole("link", { name: "Deutsch" });
  await switcher.click();
  await expect(page).toHaveURL("/de/forschung");
  // A place that was gone to within the page counts, too.
  await page.evaluate(() => {
    location.hash = "#growth-zone";
  });
  await page.getByRole("banner").getByRole("link", { name: "Svenska" }).click();
  await expect(page).toHaveURL("/sv/vetenskap#growth-zone");
  await expect(page.locator("#growth-zone")).toBeInViewport();
});

test("the page for after a form is kept out of search results", async ({ page, visit }) => {
  await visit("messageSent", "sv");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
});

test("the first Tab offers to skip to the content", async ({ page, visit }) => {
  await visit("home", "sv");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Hoppa till innehållet" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the header stays while the page scrolls", async ({ page, visit }) => {
  await visit("home", "en");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
});

test("a dark system gets the dark colours", async ({ page, visit }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit("home", "en");
  expect(await paperLightness(page)).toBeGreaterThan(0.95);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await paperLightness(page)).toBeLessThan(0.25);
});

test("print leaves the navigation out", async ({ page, visit }) => {
  await visit("home", "en");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("body > header")).toBeHidden();
  for (const navigation of await page.locator("nav").all()) await expect(navigation).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

for (const script of ["with", "without"] as const) {
  test.describe(`the menu, ${script} script`, () => {
    test.use({
      viewport: { width: 991, height: 700 },
      ...(script === "without" && withoutScript),
    });

    test("opens as a modal dialog and gives the focus back", async ({ page, visit }) => {
      await visit("home", "en");
      const button = page.getByRole("banner").getByRole("button", { name: "Menu" });
      const dialog = page.getByRole("dialog", { name: "Menu" });
      await expect(dialog).toBeHidden();
      await button.press("Enter");
      await expect(dialog).toBeVisible();
      await expect(page.locator("dialog:modal")).toHaveCount(1);
      await expect(dialog.locator(":focus")).toHaveCount(1);
      await expect(dialog.getByRole("link", { name: "Sign in" })).toBeVisible();
      await expect(dialog.getByRole("link", { name: "Svenska" })).toBeVisible();
      // What lies behind a modal dialog takes no focus.
      for (let presses = 0; presses < 12; presses++) {
        await page.keyboard.press("Tab");
        await expect(page.locator(":focus:not(dialog):not(dialog *)")).toHaveCount(0);
      }
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    });

    test("closes by its button", async ({ page, visit }) => {
      await visit("home", "de");
      await page.getByRole("banner").getByRole("button", { name: "Menü" }).click();
      const dialog = page.getByRole("dialog", { name: "Menü" });
      await dialog.getByRole("button", { name: "Schließen" }).click();
      await expect(dialog).toBeHidden();
    });
  });
}

test("the menu opens and closes in a browser without invoker commands", async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    addEventListener("command", (event) => event.preventDefault(), true);
  });
  await visit("home", "en");
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await expect(page.locator("dialog:modal")).toHaveCount(1);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the open menu closes once the window has room for the navigation", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 991, height: 700 });
  await visit("home", "en");
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.setViewportSize({ width: 700, height: 700 });
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.setViewportSize({ width: 992, height: 700 });
  await expect(page.locator("dialog[open]")).toHaveCount(0);
});

test("from 992 px the menu gives way to the navigation", async ({ page, visit }) => {
  await page.setViewportSize({ width: 991, height: 700 });
  await visit("home", "en");
  const header = page.getByRole("banner");
  const button = header.getByRole("button", { name: "Menu" });
  await expect(button).toBeVisible();
  await expect(header.getByRole("link", { name: "Sign in" })).toBeHidden();
  await page.setViewportSize({ width: 992, height: 700 });
  await expect(button).toBeHidden();
  await expect(header.getByRole("link", { name: "Sign in" })).toBeVisible();
});

/** The addresses within the site to which a page links, each once; hidden links count. */
async function internalLinks(page: Page): Promise<string[]> {
  const { origin } = new URL(page.url());
  const hrefs = await page
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const internal = hrefs.map((href) => new URL(href)).filter((url) => url.origin === origin);
  return [...new Set(internal.map((url) => url.pathname))];
}

/** The links within a page that lead to no place of it. */
function missingTargets(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="#"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute("href") ?? "")
        .filter((href) => !document.getElementById(href.slice(1))),
    );
}

/** The lightness of the page's background, 0 to 1. Colours are computed as "oklch(0.986 0.004 170)". */
function paperLightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.documentElement);
    return Number(/^oklch\(([\d.]+)/.exec(backgroundColor)?.[1]);
  });
}
