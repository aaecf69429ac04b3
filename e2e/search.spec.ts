import { expect, test } from "./fixtures/test.ts";

const ext = /\.woff2/;

test("goes from page to page with the header in place", async ({ page, visit }) => {
  await visit("home", "en");
  await page.evaluate(() =>
    addEventListener("pageswap", (event) => {
      sessionStorage.setItem("transition", String(event.viewTransition !== null));
    }),
  );
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Pricing" })
    .click();
  await expect(page).toHaveURL(/\/pricing$/);
  expect(await page.evaluate(() => sessionStorage.getItem("transition"))).toBe("true");
  await expect(page.locator("header")).toHaveCSS("view-transition-name", "site-header");
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("changes pages at once", async ({ page, visit }) => {
    await visit("home", "en");
    await page.evaluate(() =>
      addEventListener("pageswap", (event) => {
        sessionStorage.setItem("transition", String(event.viewTransition !== null));
      }),
    );
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Pricing" })
      .click();
    await expect(page).toHaveURL(/\/pricing$/);
    expect(await page.evaluate(() => sessionStorage.getItem("transition"))).toBe("false");
  });
});

test("fetches letters beyond Western Europe only where names have them", async ({
  page,
  visit,
}) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (ext.test(request.url())) fonts.push(request.url());
  });
  await visit("home", "de");
  await page.evaluate(() => document.fonts.ready);
  expect(new Set(fonts).size).toBe(1);
  const wide = await page.evaluate(async () => {
    document.querySelector("h1")?.append(" Łódź");
    await document.fonts.ready;
    return document.fonts.check("700 20px Arial", "Łódź");
  });
  expect(wide).toBe(true);
  await expect.poll(() => new Set(fonts).size).toBe(2);
});

test("is the same height before and after the typeface has come", async ({ page, visit }) => {
  await visit("facilitatorship", "en");
  await page.evaluate(() => document.fonts.ready);
  const heightOf = () =>
    page
      .locator("main > section")
      .first()
      .evaluate((hero) => hero.clientHeight);
  const withTypeface = await heightOf();
  await page.evaluate(() => document.fonts.clear());
  await page.route(ext, (route) => route.abort());
  expect(await heightOf()).toBe(withTypeface);
});
