import { expect, type Locator, type Page } from "@playwright/test";
import type { InterfaceTextKey } from "#load/schema/interface-texts.ts";
import { type Locale, languages, releasedLocales } from "#locale/languages.ts";
import { getPath } from "#locale/routes.ts";
import { readContent } from "#tests/harness/read-content.ts";
import { BrowserEmulation } from "./accessibility-checks/browser-emulation.ts";
import { test, withoutScript } from "./fixtures/test.ts";
import { readTexts } from "./fixtures/texts.ts";

test("the language switcher keeps the fragment", { tag: "@engines" }, async ({ page, visit }) => {
  await visit("science", "en");
  const switchTo = (locale: Locale) =>
    page.getByRole("banner").getByRole("link", { name: languages[locale].name }).click();
  await switchTo("de");
  await expect(page).toHaveURL("/de/forschung");
  // Until the page has loaded, its script does not keep the fragment.
  await page.waitForLoadState();
  // A fragment set by script counts, too.
  await page.evaluate(() => {
    location.hash = "#catalyst";
  });
  await switchTo("sv");
  await expect(page).toHaveURL("/sv/vetenskap#catalyst");
  await expect(page.locator("#catalyst")).toBeInViewport();
});

test("the language switcher keeps the query, from which a form is filled in", {
  tag: "@engines",
}, async ({ page }) => {
  await page.goto(`${getPath("contact", "en")}?facilitator=Ring+%26+Dot#work`);
  const link = page.getByRole("banner").getByRole("link", { name: languages.de.name });
  // The browser's menu for the link opens it in a new tab.
  await link.dispatchEvent("contextmenu");
  await expect(link).toHaveAttribute("href", /\/de\/kontakt\?facilitator=Ring\+%26\+Dot#work$/);
  await link.click();
  await expect(page).toHaveURL("/de/kontakt?facilitator=Ring+%26+Dot#work");
  await expect(page.locator("[name=messageBody]")).toHaveValue(/Ring & Dot/);
});

test("the first tab stop is a link that skips to the content", async ({ page, visit }) => {
  await visit("home", "sv");
  await page.keyboard.press("Tab");
  const skip = page.locator(".skip-link");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the header is sticky, has a dark scheme, and is not printed", async ({ page, visit }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit("home", "en");
  const header = page.locator("body > header");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);

  const root = page.locator("html");
  const paper = await root.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(root).not.toHaveCSS("background-color", paper);

  await page.emulateMedia({ media: "print" });
  await expect(root).toHaveCSS("background-color", paper);
  await expect(header).toBeHidden();
  await expect(page.locator("nav").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the link to the current page looks different; with more contrast, muted texts do not", async ({
  page,
  visit,
}) => {
  await visit("pricing", "en");
  const links = page.getByRole("banner").locator("nav a:visible");
  const line = (link: typeof links) =>
    link.evaluate((element) => getComputedStyle(element).borderBottomColor);
  const currentLink = links.and(page.locator("[aria-current=page]"));
  await expect(currentLink).toHaveCount(1);
  expect(await line(currentLink)).not.toBe(await line(links.first()));

  const colorOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await colorOf("main .text-soft")).not.toBe(await colorOf("body"));
  await page.emulateMedia({ contrast: "more" });
  expect(await colorOf("main .text-soft")).toBe(await colorOf("body"));
});

test("on a phone, the footer folds up, but for its legal links", async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const footer = page.locator("body > footer");
  const links = footer.locator("nav").getByRole("link");
  for (const locale of ["en", "sv", "de"] as const) {
    await visit("home", locale);
    const end = await new BrowserEmulation(page).emulateTouch();
    // 540 px, and room for longer words.
    expect((await footer.boundingBox())?.height).toBeLessThan(640);
    for (const id of ["terms", "privacy", "cookies"] as const) {
      await expect(links.and(page.locator(`[href="${getPath(id, locale)}"]`))).toBeVisible();
    }
    const product = links.and(page.locator(`[href="${getPath("product", locale)}"]`));
    await expect(product).toHaveCount(0);
    await footer.locator("summary").first().press("Enter");
    await expect(product).toBeVisible();
    await end();
  }
  const foldedLinkCount = await links.count();
  await page.setViewportSize({ width: 800, height: 844 });
  await expect(footer.locator("summary").filter({ visible: true })).toHaveCount(0);
  expect(await links.count()).toBeGreaterThan(foldedLinkCount);
});

/** The call to action for the audience of each page. */
const nextSteps = {
  home: "layout.register",
  product: "layout.register",
  pricing: "layout.register",
  individuals: "layout.register",
  leaders: "layout.talk",
  teams: "layout.talk",
  organization: "layout.talk",
  hr: "layout.talk",
} as const;

test("the call to action stays in view on a phone", async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  for (const [id, name] of Object.entries(nextSteps) as [
    keyof typeof nextSteps,
    InterfaceTextKey,
  ][]) {
    await visit(id, "de");
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    const step = page
      .locator("header")
      .getByRole("link", { name: readTexts("de")[name], exact: true });
    await expect(step).toBeInViewport({ ratio: 1 });
  }
});

test("the header's link to the contact page is one line on every phone", async ({
  page,
  visit,
}) => {
  for (const locale of releasedLocales) {
    await visit("leaders", locale);
    const name = readTexts(locale)["layout.talk"];
    const header = page.getByRole("banner");
    await page.setViewportSize({ width: 390, height: 780 });
    await expect(header.getByRole("link", { name, exact: true })).toBeVisible();
    // Texts of a length for which there is room: those of the content may be longer.
    await write(header.getByRole("link").first().locator("span"), "Abc");
    await write(header.getByRole("link", { name, exact: true }), "Call us now");
    const button = header.getByRole("link", { name: "Call us now", exact: true });
    for (const width of [320, 360, 390, 768, 991]) {
      await page.setViewportSize({ width, height: 780 });
      await expect(button).toBeVisible();
      expect(await countLines(button), `${locale} ${width}`).toBe(1);
    }
  }
});

test("the header has the link to the contact page from 1280 px on", async ({ page, visit }) => {
  for (const locale of releasedLocales) {
    const { name } = readContent(`pages/contact/${locale}.yaml`).meta;
    await page.setViewportSize({ width: 1280, height: 780 });
    await visit("contact", locale);
    const bar = page.getByRole("banner").getByRole("navigation").first();
    const audiences = page.locator("[popovertarget=audiences]");
    const link = bar.getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(audiences).not.toHaveAttribute("aria-current");
    await audiences.click();
    await expect(link).toHaveCount(1);

    await page.setViewportSize({ width: 1200, height: 780 });
    await expect(page.locator("#audiences").getByRole("link", { name, exact: true })).toBeVisible();
    await expect(link).toHaveCount(1);

    // One line of words for which there is room: those of the content may be longer.
    await page.setViewportSize({ width: 1280, height: 780 });
    const header = page.getByRole("banner");
    const getVisibleText = (text: string) =>
      header.getByText(text, { exact: true }).filter({ visible: true });
    await write(header.getByRole("link").first().locator("span"), "Abc");
    await write(getVisibleText(readTexts(locale)["layout.sign-in"]), "Sign in");
    await write(getVisibleText(readTexts(locale)["layout.register"]), "Register");
    const items = bar.locator("ul:not([popover]) > li");
    for (const item of await items.all()) await write(item.locator("> *").first(), "Overview");
    const places = await items.evaluateAll((all) =>
      all.map((item) => item.getBoundingClientRect().bottom),
    );
    expect(places.length).toBeGreaterThan(4);
    expect(Math.max(...places) - Math.min(...places), locale).toBeLessThan(8);
  }
});

test("a link to a part of a page ends just below the header", async ({ page, visit }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    await visit("facilitatorship", "en");
    await page.evaluate(() => {
      location.hash = "#find";
    });
    await expect
      .poll(() =>
        page.evaluate(() => {
          const header = document.querySelector("body > header")?.getBoundingClientRect();
          const title = document.querySelector("#find h2")?.getBoundingClientRect();
          return (title?.top ?? 0) - (header?.bottom ?? 0);
        }),
      )
      .toBeLessThan(32);
    await expect(page.locator("#find h2")).toBeInViewport({ ratio: 1 });
  }
});

/** In how many lines the text of an element is. */
function countLines(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });
}

/** Replaces the first text in an element. */
function write(element: Locator, text: string): Promise<void> {
  return element.evaluate((node, text) => {
    const [firstTextNode] = [...node.childNodes].filter(
      ({ nodeType }) => nodeType === Node.TEXT_NODE,
    );
    if (!firstTextNode) throw new Error("no text to replace");
    firstTextNode.nodeValue = text;
  }, text);
}

/** The header has room for the navigation from 992 px on. */
const narrowWindow = { width: 991, height: 700 };
const texts = readTexts("en");
const getOpener = (page: Page, locale: Locale = "en") =>
  page
    .getByRole("banner")
    .getByRole("button", { name: readTexts(locale)["layout.menu.open"], exact: true });
const getMenu = (page: Page) => page.getByRole("dialog", { name: texts["layout.menu.title"] });
const getCloser = (page: Page) =>
  getMenu(page).getByRole("button", { name: texts["layout.menu.close"] });

for (const script of ["with", "without"] as const) {
  test.describe(`the menu, ${script} script`, () => {
    test.use({ viewport: narrowWindow, ...(script === "without" && withoutScript) });

    test("opens, closes by its button and by Escape, and returns the focus", {
      tag: "@engines",
    }, async ({ page, visit }) => {
      await visit("home", "en");
      const button = getOpener(page);
      const menu = getMenu(page);
      await expect(menu).toBeHidden();
      await button.press("Enter");
      await expect(menu.locator(":focus")).toHaveCount(1);
      await expect(menu.locator("a[href$='/sign-in']")).toBeVisible();
      await expect(menu.locator("a[hreflang=sv]")).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(menu.getByRole("link").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await getCloser(page).click();
      await expect(menu).toBeHidden();
    });
  });
}

test("the menu closes when Tab leaves it, since it would cover the focus", async ({
  page,
  visit,
}) => {
  await page.setViewportSize(narrowWindow);
  await visit("home", "en");
  const menu = getMenu(page);
  await getOpener(page).press("Enter");
  await menu.getByRole("link").last().focus();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await expect(page.locator(":focus")).toBeInViewport();
});

test("the buttons at the end of the menu cover no link that has the focus", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 460 });
  await visit("home", "en");
  await getOpener(page).click();
  const links = getMenu(page).getByRole("navigation").last().getByRole("link");
  await links.first().focus();
  for (const link of await links.all()) {
    await expect(link).toBeFocused();
    const isCovered = await link.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(left + 8, bottom - 2));
    });
    expect(isCovered, (await link.textContent()) ?? "").toBe(false);
    await page.keyboard.press("Tab");
  }
});

test.describe("on the narrowest phones, under a finger", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test("the menu's close button keeps its size and place beside the languages", async ({
    page,
    visit,
  }) => {
    for (const locale of releasedLocales) {
      await visit("home", locale);
      await page.locator("[popovertarget=menu]").first().tap();
      const closer = page.locator("#menu [popovertargetaction=hide]");
      await expect(closer).toBeInViewport({ ratio: 1 });
      expect((await closer.boundingBox())?.width).toBe(44);
    }
  });
});

test("the menu is a modal dialog in a browser without popovers", async ({ page, visit }) => {
  await page.setViewportSize(narrowWindow);
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, "popover");
    new MutationObserver((_, observer) => {
      const menu = document.querySelector("#menu");
      menu?.removeAttribute("popover");
      if (menu) observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await visit("home", "en");
  await getOpener(page).click();
  await expect(page.locator("dialog:modal")).toBeInViewport({ ratio: 1 });
  await getCloser(page).click();
  await expect(getMenu(page)).toBeHidden();
});

test("the navigation replaces the menu from 992 px on, even if it is open", async ({
  page,
  visit,
}) => {
  await page.setViewportSize(narrowWindow);
  await visit("home", "en");
  const signIn = page.locator("header a[href$='/sign-in']:not(dialog *)");
  await expect(getOpener(page)).toBeVisible();
  await expect(signIn).toBeHidden();
  await getOpener(page).click();
  await page.setViewportSize({ width: 700, height: 700 });
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.setViewportSize({ width: 992, height: 700 });
  await expect(page.locator("#menu:popover-open")).toHaveCount(0);
  await expect(getOpener(page)).toBeHidden();
  await expect(signIn).toBeVisible();
});

test("a button opens the list of audiences", async ({ page, visit }) => {
  await visit("teams", "en");
  const button = page.locator("[popovertarget=audiences]");
  const list = page.locator("#audiences");
  await expect(list).toBeHidden();
  await button.press("Enter");
  await expect(list).toBeVisible();
  await expect(list.locator("[aria-current=page]")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(list.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();

  await button.press("Enter");
  await button.click();
  await expect(list).toBeHidden();
  await button.click();
  await list.getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(list).toBeHidden();
});

test("menu and list close when the visitor leaves: Back may show the page as it was", async ({
  page,
  visit,
}) => {
  await visit("home", "en");
  // Playwright turns off the cache of whole pages, so the event comes without one.
  const leave = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await page.locator("[popovertarget=audiences]").click();
  await expect(page.locator("#audiences")).toBeVisible();
  await leave();
  await expect(page.locator("#audiences")).toBeHidden();
  await page.setViewportSize(narrowWindow);
  await getOpener(page).click();
  await expect(getMenu(page)).toBeVisible();
  // At once, also with motion: after Back the transition would go on.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await leave();
  expect(await getMenu(page).isVisible()).toBe(false);
});

test("Tab within the sticky header does not scroll the page", async ({ page, visit }) => {
  await visit("pricing", "en");
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  await page.locator("[popovertarget=audiences]").click();
  await page.keyboard.press("Escape");
  for (const key of ["Shift+Tab", "Shift+Tab", "Tab", "Tab"]) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => scrollY)).toBe(1500);
  }
  await expect(page.locator("header :focus")).toBeInViewport({ ratio: 1 });
});

test.describe("in a window of 320 by 256", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("no sticky bar covers the text", async ({ page, visit }) => {
    for (const id of ["home", "science"] as const) {
      await visit(id, "en");
      await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
      const staying = await page.evaluate(() =>
        [...document.querySelectorAll("body *:not(.skip-link)")]
          .filter((element) => {
            const { position } = getComputedStyle(element);
            const { top, bottom, height, width } = element.getBoundingClientRect();
            const stays = position === "sticky" || position === "fixed";
            return stays && width > 160 && height > 20 && bottom > 0 && top < innerHeight;
          })
          .map((element) => element.className),
      );
      expect(staying).toEqual([]);
    }
  });
});

test("in a low window, links beside a form come into view with the focus", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1024, height: 480 });
  for (const [id, locale] of [
    ["pricing", "de"],
    ["product", "en"],
    ["facilitatorship", "de"],
  ] as const) {
    await visit(id, locale);
    const link = page.locator("main section:has(form) a[href^='mailto:']").first();
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test("on paper no display depends on a container, of which Firefox would print nothing", async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ media: "print" });
  for (const id of ["product", "individuals"] as const) {
    await visit(id, "en");
    const listDisplays = (width: string) =>
      page.locator("main").evaluate((main, value) => {
        main.style.width = value;
        return Array.from(
          main.querySelectorAll("*"),
          (element) => getComputedStyle(element).display,
        );
      }, width);
    expect(await listDisplays("40rem")).toEqual(await listDisplays("72rem"));
  }
});

test("on paper a map has its labels and legend beside it, and no frame is empty", async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ media: "print" });
  await visit("teams", "en");
  const map = page.locator("section:has(#hero-title) [role=img]").first();
  await expect(map).toHaveCSS("break-inside", "avoid-page");
  // Its card fits what is left of a Letter page.
  expect((await map.boundingBox())?.height).toBeLessThan(480);
  await visit("organization", "en");
  const moments = page.locator("main ul.overflow-hidden");
  await expect(moments).toHaveCSS("break-inside", "avoid");
  await visit("product", "en");
  for (const demo of await page.locator("[data-demo]").all())
    await expect(demo).toHaveCSS("border-top-width", "0px");
  // Dots that are backgrounds are printed, too.
  await expect(page.locator(".ground-mark").first()).toHaveCSS("print-color-adjust", "exact");
});

test("paper says how to reach us, in place of an empty form", async ({ page, visit }) => {
  await page.emulateMedia({ media: "print" });
  for (const id of ["home", "product", "leaders", "individuals", "facilitatorship"] as const) {
    await visit(id, "en");
    await expect(page.locator("main form[method=post]")).toBeHidden();
    const email = page.locator("main section:has(form[method=post]) a[href^='mailto:']");
    await expect(email.filter({ visible: true })).toHaveCount(1);
  }
  // Above its forms this page has all addresses.
  await visit("contact", "en");
  for (const form of await page.locator("main form[method=post]").all()) {
    await expect(form).toBeHidden();
  }
  await expect(page.locator("main a[href^='mailto:']").first()).toBeVisible();
});

test("the trial fits a phone at 200 % zoom", async ({ page, visit }) => {
  await page.setViewportSize({ width: 180, height: 400 });
  await visit("trial", "de");
  await expect(page.locator("main .mark-radio").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(180);
});

test("benefits that leave their last row incomplete leave no grey field", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit("facilitatorship", "en");
  const benefits = page.locator("[aria-labelledby=benefits-title] :has(> ul)").last();
  const getColor = (element: Element) => getComputedStyle(element).backgroundColor;
  const color = await benefits.evaluate(getColor);
  for (const entry of await benefits.locator("li").all())
    expect(await entry.evaluate(getColor)).toBe(color);
});
