import type { Page, Request } from "@playwright/test";
import { type PageId, routes } from "#locale/routes.ts";
import { expect, test } from "./fixtures/test.ts";

const fontFile = /\.woff2$/;

for (const [reducedMotion, moves, header] of [
  ["no-preference", "true", "site-header"],
  ["reduce", "false", "none"],
] as const) {
  test(`has view transitions that keep the header in place, motion: ${reducedMotion}`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await visit("home", "en");
    expect(await isTransitionTo("pricing", page)).toBe(moves);
    await expect(page.locator("header")).toHaveCSS("view-transition-name", header);
  });
}

test("loads the extended font only for names that need it", async ({ page, visit }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (fontFile.test(request.url())) fonts.push(request.url());
  });
  await visit("home", "de");
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => new Set(fonts).size).toBe(1);
  await page.evaluate(() => document.querySelector("h1")?.append(" Łódź"));
  await expect.poll(() => new Set(fonts).size).toBe(2);
  // With the extended font before the main one, Chromium requests a system font for every text size.
  const families = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(families.replaceAll('"', "")).toMatch(
    /^Familjen Grotesk-\w+, Familjen Grotesk Extended-\w+, Fallback .*sans-serif$/,
  );
});

test("sets text alike before and after the web font has loaded", async ({ page, visit }) => {
  /** Waits until a font of the typeface has loaded, or could not be. */
  const expectFont = (status: FontFaceLoadStatus) =>
    expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].flatMap((font) =>
            font.family.includes("Familjen") ? [font.status] : [],
          ),
        ),
      )
      .toContain(status);
  const getWidths = () =>
    page.locator("main > section:first-child :is(h1, p)").evaluateAll((texts) =>
      texts.map((text) => {
        const line = document.createElement("span");
        line.style.cssText = "position: absolute; white-space: nowrap";
        line.textContent = text.textContent;
        text.append(line);
        const { width } = line.getBoundingClientRect();
        line.remove();
        return width;
      }),
    );
  await visit("facilitatorship", "en");
  await expectFont("loaded");
  const withTypeface = await getWidths();
  await page.route(fontFile, (route) => route.abort("aborted"));
  await visit("facilitatorship", "en");
  await expectFont("error");
  const ratios = (await getWidths()).map((width, text) => width / (withTypeface[text] ?? 0));
  for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(0.08);
});

test("prefetches links on hover", async ({ page, visit }) => {
  await visit("home", "en");
  const fetched: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(routes.pricing.en)) fetched.push(request);
  });
  // The script that listens may come a moment after the page.
  const isFetched = async () => {
    await page.getByRole("main").hover();
    await navigationLink(page, "pricing").hover();
    return fetched.length > 0;
  };
  await expect.poll(isFetched).toBe(true);
  expect((await fetched[0]?.allHeaders())?.["sec-purpose"]).toMatch(/^prefetch/);
});

const navigationLink = (page: Page, id: PageId) =>
  page.locator(`header nav:not(dialog *) a:not([hreflang])[href="${routes[id].en}"]`);

/** Follows a link of the navigation, and returns whether there was a view transition. */
async function isTransitionTo(id: PageId, page: Page): Promise<string | null> {
  await page.evaluate(() =>
    addEventListener("pageswap", (event) => {
      sessionStorage.setItem("transition", String(event.viewTransition !== null));
    }),
  );
  const urlBefore = page.url();
  await navigationLink(page, id).click();
  await expect(page).not.toHaveURL(urlBefore);
  return page.evaluate(() => sessionStorage.getItem("transition"));
}
