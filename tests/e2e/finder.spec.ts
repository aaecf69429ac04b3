import type { Locator } from "@playwright/test";
import { readContent } from "#tests/harness/read-content.ts";
import { findSmallTargets } from "./accessibility-checks/find-small-targets.ts";
import { FinderPage } from "./finder-page.ts";
import {
  facilitators,
  formatFinderLine,
  mockFacilitators,
  readFinderTexts,
} from "./finder-texts.ts";
import { listLayoutShiftsSince, waitForPaint } from "./fixtures/layout-shifts.ts";
import { expect, test, withoutScript } from "./fixtures/test.ts";

const notFound = /^console warning: The place was not found: /;
const nearStockholm = [
  "Tvåcirkel Ledarskap | 0.6 km | Kungsgatan 12, 111 43 Stockholm, Sverige",
  "Ringvägen Samtal | 1 km | Hornsgatan 78, 118 21 Stockholm, Sverige",
  "Elvsund & Ek | 5.4 km | Solna torg 3, 171 45 Solna, Sverige",
];

/** The number of facilitators on the page without JavaScript. */
const listedCount = readContent<unknown[]>("facilitators.json").length;
const facilitatorCount = facilitators.length;
test.beforeEach(({ page }) => mockFacilitators(page));

test("comes into view without a shift; our geocoder finds places in the language of the page, and no others", async ({
  page,
  visit,
  guard,
  axe,
}) => {
  guard.allow(notFound);
  const locale = "de";
  await visit("facilitatorship", locale);
  const start = await waitForPaint(page);
  const finder = new FinderPage(page);
  const texts = readFinderTexts(locale);
  await finder.reach();
  await expect(finder.map.locator(".map-zooms")).toBeAttached();
  expect(await listLayoutShiftsSince(start, page)).toEqual([]);
  await expect(finder.root.getByPlaceholder(texts.search)).toBeVisible();
  await expect(finder.root.getByPlaceholder(texts.location)).toBeVisible();
  await expect(finder.root.locator("datalist option")).toHaveCount(31);
  await expect(finder.status).toHaveText(formatFinderLine(locale, { count: facilitatorCount }));
  await expect(finder.entries).toHaveCount(facilitatorCount);

  await finder.lookFor("Schweden");
  await expect(finder.entries.first()).toContainText("Sverige");
  await expect(finder.radius).toHaveValue("1000");
  await expect(finder.radius).toBeDisabled();
  // All matches are on the map, none outside its view.
  await expect(finder.map.getByRole("region")).toBeVisible();
  await expect
    .poll(async () => (await countPlacesInView(finder.map)) - (await finder.entries.count()))
    .toBe(0);

  await finder.lookFor("Halle");
  const otherPlaces = finder.root.getByRole("list", { name: texts.otherPlaces });
  const belgian = otherPlaces.getByRole("button", { name: "Halle, Belgien" });
  await expect(belgian).toBeVisible();
  await axe("#find");
  await belgian.click();
  await expect(finder.status).toContainText(/Halle.*, Belgien/);
  await expect(finder.status).toBeFocused();
  await expect(finder.location).toHaveValue("Halle, Belgien");
  await expect(finder.entries.first()).toContainText("Bruxelles");
  await expect(page).toHaveURL(/\?near=Halle%2C\+Belgien#find$/);

  await finder.lookFor("hang there");
  const place = { name: "hang there", state: "missing" as const };
  await expect(finder.status).toHaveText(
    formatFinderLine(locale, { count: facilitatorCount, place }),
  );
});

test("in a low window there is room for the list below the fields", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 400 });
  const finder = await FinderPage.open(page, "en");
  const others = Array.from(
    { length: 4 },
    (_, index) => `Springfield (near Capital City ${index})`,
  );
  await finder.answerPlaces(() =>
    ["Springfield", ...others].map((name) => ({ lat: 59.33, lon: 18.07, name })),
  );
  await finder.lookFor("Springfield");
  await expect(finder.root.getByRole("button", { name: others.at(-1) ?? "" })).toBeVisible();
  const list = await finder.list.boundingBox();
  const frame = await finder.root.locator(".finder").boundingBox();
  if (!list || !frame) throw new Error("No finder");
  expect(list.height).toBeGreaterThan(150);
  expect(list.y + list.height).toBeLessThanOrEqual(frame.y + frame.height);
});

test("a place lists the nearest first, and marks old results during the lookup", {
  tag: "@engines",
}, async ({ page }) => {
  const finder = await FinderPage.open(page, "en");
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/geocode?address=Stockholm*", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await finder.lookFor("Stockholm");
  await expect(finder.list).toHaveAttribute("aria-busy", "true");
  await expect(finder.map).toHaveAttribute("aria-busy", "true");
  await expect(finder.list.locator(":scope > *")).toHaveCSS("opacity", "0.5");
  answer.resolve();
  await expect(finder.entries).toHaveCount(5);
  await expect(finder.list.locator(":scope > *")).toHaveCSS("opacity", "1");
  expect(await finder.firstEntries(3)).toEqual(nearStockholm);
});

test("keeps the static list if the data cannot be loaded", async ({ page, visit, guard, axe }) => {
  guard.allow(/^console error: Failed to load resource: .* 503 .*facilitators\.json/);
  await page.route("**/facilitators.json", (route) => route.fulfill({ status: 503 }));
  await visit("facilitatorship", "en");
  const finder = new FinderPage(page);
  await finder.root.scrollIntoViewIfNeeded();
  await expect(finder.text).toHaveCount(0);
  await expect(finder.status).toHaveText(readFinderTexts("en").searchFailed);
  await axe("#find");
  await expect(finder.staticList.getByRole("listitem")).toHaveCount(listedCount);
  await finder.root.locator("summary").last().click();
  await expect(finder.root.getByRole("listitem").last()).toBeVisible();
});

test("the URL holds the search, for shared links and Back", async ({ page, visit }) => {
  await visit("facilitatorship", "sv");
  const finder = new FinderPage(page);
  await finder.answerPlaces(() => ({ lat: 59.3293, lon: 18.0686, name: "Stockholm, Sverige" }));
  await finder.reach();
  await finder.lookFor("Stockholm");
  await finder.radius.selectOption("100");
  await finder.text.fill("solna");
  await expect(page).toHaveURL("/sv/handledare?near=Stockholm&q=solna&radius=100#find");
  const place = { name: "Stockholm, Sverige", state: "near" as const };
  const line = formatFinderLine("sv", { count: 1, text: "solna", place, radius: 100 });
  await expect(finder.status).toHaveText(line);

  const searchUrl = page.url();
  await finder.entries.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/sv\/kontakt\?facilitator=/);
  await page.goBack();
  await expect(finder.status).toHaveText(line);
  await page.goto("about:blank");
  await page.goto(searchUrl);
  await expect(finder.location).toBeInViewport();
  await expect(finder.location).toHaveValue("Stockholm");
  await expect(finder.text).toHaveValue("solna");
  await expect(finder.radius).toHaveValue("100");
  await expect(finder.status).toHaveText(line);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", /\/sv\/handledare$/);
  await expect(page.locator('header a[hreflang="de"]').first()).toHaveAttribute(
    "href",
    "/de/moderatoren",
  );
});

test("an entry opens its popup, and a marker scrolls to its entry", { tag: "@engines" }, async ({
  page,
}) => {
  const finder = await FinderPage.open(page, "sv");
  await finder.lookFor("Stockholm");
  await expect(finder.entries).toHaveCount(5);
  const { popup } = finder;
  await finder.showOnMap(finder.entries.filter({ hasText: "Vikring" })).click();
  await expect(popup).toContainText("Vikring Coaching");
  await expect(popup).toContainText("Sollentunavägen 44");
  await expect(finder.chosen).toContainText("Vikring Coaching");

  await finder.text.fill("uppsala");
  await finder.location.fill("");
  await expect(finder.entries).toHaveCount(1);
  await expect(finder.chosen).toHaveCount(0);
  await expect(popup).toHaveCount(0);
  await finder.text.fill("");
  await expect(finder.entries).toHaveCount(facilitatorCount);
  await finder.list.evaluate((list) => list.scrollTo(0, list.scrollHeight));
  const marker = finder.map.getByRole("button", { name: /^Mälarpunkten/ });
  await marker.click();
  await expect(finder.chosen).toContainText("Mälarpunkten");
  await expect(finder.chosen).toBeInViewport();
  await expect(popup).toContainText("Stora gatan 21");

  const { ask } = readFinderTexts("sv");
  const href = await finder.chosen.getByRole("link", { name: ask }).getAttribute("href");
  const link = popup.getByRole("link", { name: ask });
  await expect(link).toHaveAttribute("href", href ?? "");
  // Scrolling to something within the map must not scroll the map itself, which Leaflet would undo.
  const scrolled = await link.evaluate((element) => {
    element.scrollIntoView({ block: "start", inline: "start" });
    const map = element.closest(".map-view");
    return [map?.scrollTop, map?.scrollLeft];
  });
  expect(scrolled).toEqual([0, 0]);
  await link.click();
  await expect(page.locator("#prospect-messageBody")).toHaveValue(/Mälarpunkten/);
  await expect(page.locator("#work")).toBeInViewport();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a tap switches between list and map, and an entry opens the map", async ({ page }) => {
    const finder = await FinderPage.open(page, "en");
    await expect(finder.map).toBeHidden();
    await finder.lookFor("Stockholm");
    await expect(finder.entries).toHaveCount(5);
    expect(await findSmallTargets(page, 44, "#find *")).toEqual([]);
    await finder.showOnMap(finder.entries.nth(2)).tap();
    await expect(finder.map).toBeVisible();
    await expect(finder.list).toBeHidden();
    await expect(finder.popup).toContainText("Elvsund & Ek");
    await expect(finder.popup).toBeInViewport({ ratio: 1 });
    await expect(finder.views.last()).toBeFocused();
    await finder.views.first().tap();
    await expect(finder.map).toBeHidden();
    await expect(finder.chosen).toContainText("Elvsund & Ek");
    await finder.views.last().tap();
    await expect(finder.popup).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test("a popup leaves the zoom buttons free", async ({ page }) => {
    const finder = await FinderPage.open(page, "en");
    await finder.views.last().tap();
    await finder.map.locator(".map-dot").first().tap();
    const zooms = finder.map.locator(".map-zooms");
    const measureGap = async () => {
      const [card, buttons] = await Promise.all([finder.popup.boundingBox(), zooms.boundingBox()]);
      return (card?.y ?? 0) - (buttons?.y ?? 0) - (buttons?.height ?? 0);
    };
    await expect.poll(measureGap).toBeGreaterThanOrEqual(8);
    // Also one that was opened from the list, on a smaller phone, and on one that lies on its side.
    for (const height of [640, 400]) {
      await page.setViewportSize({ width: 360, height });
      await finder.views.first().tap();
      await finder.openCountries();
      await finder.showOnMap(finder.entries.nth(height === 640 ? 2 : 5)).tap();
      await expect(finder.popup).toBeVisible();
      await expect.poll(measureGap).toBeGreaterThanOrEqual(0);
    }
  });

  test("a popup fits into the map of a folded phone", async ({ page }) => {
    await page.setViewportSize({ width: 280, height: 653 });
    const finder = await FinderPage.open(page, "en");
    await finder.openCountries();
    await finder.showOnMap(finder.entries.first()).tap();
    await expect(finder.popup).toBeVisible();
    const [card, map] = await Promise.all([finder.popup.boundingBox(), finder.map.boundingBox()]);
    expect(card?.width).toBeLessThan(map?.width ?? 0);
  });

  test("long unbroken texts do not widen the page", async ({ page, visit, guard }) => {
    guard.allow(notFound);
    const longName = "a".repeat(200);
    const entry = { title: longName, address: longName, lat: 59.3, lon: 18 };
    await page.route("**/facilitators.json", (route) => route.fulfill({ json: [entry] }));
    await visit("facilitatorship", "en");
    const finder = new FinderPage(page);
    await finder.answerPlaces((address) =>
      address === longName
        ? null
        : [entry, { ...entry, name: longName }, { ...entry, name: "Halle (Westfalen)" }],
    );
    await finder.reach();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await finder.showOnMap(finder.entries.first()).tap();
    await expect(finder.popup).toBeVisible();
    expect(await width()).toBe(360);
    await finder.lookFor("Stockholm");
    const secondHalle = finder.root.getByRole("button", { name: "Halle (Westfalen)" });
    await expect(secondHalle).toBeVisible();
    expect((await secondHalle.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await width()).toBe(360);
    await finder.lookFor(longName);
    const longText = "c".repeat(200);
    await finder.text.fill(longText);
    await expect(finder.status).toContainText(longText);
    expect(await width()).toBe(360);
  });
});

test.describe("without script", () => {
  test.use(withoutScript);

  test("lists everybody by country", async ({ page, visit }) => {
    await visit("facilitatorship", "sv");
    const finder = new FinderPage(page);
    await expect(finder.text).toBeHidden();
    await expect(finder.map).toBeHidden();
    const countries = await finder.staticList.getByRole("heading", { level: 3 }).allTextContents();
    expect(countries.length).toBeGreaterThan(1);
    // The country that the map shows comes first, and is open.
    await expect(finder.staticList.locator("details[open]")).toHaveCount(1);
    await expect(finder.staticList.locator("details").first()).toHaveAttribute("open");
    const otherCountries = countries.slice(1);
    expect(otherCountries).toEqual(otherCountries.toSorted(new Intl.Collator("sv").compare));
    await expect(finder.staticList.getByRole("listitem")).toHaveCount(listedCount);
    const box = await finder.staticList.evaluate((list) => [list.scrollHeight, list.clientHeight]);
    expect(box[0]).toBe(box[1]);
    await finder.staticList.getByRole("link").last().click();
    await expect(page.locator("#prospect-messageBody")).toBeVisible();
  });
});

/** The number of facilitators that the marks in the map's view represent. */
async function countPlacesInView(map: Locator): Promise<number> {
  const frame = await map.boundingBox();
  const marks = await map.locator("button.map-mark").evaluateAll((all) =>
    all.map((mark) => {
      const { x, y, width, height } = mark.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, count: Number(mark.textContent) || 1 };
    }),
  );
  return marks
    .filter(
      ({ x, y }) =>
        frame &&
        x > frame.x &&
        x < frame.x + frame.width &&
        y > frame.y &&
        y < frame.y + frame.height,
    )
    .reduce((sum, { count }) => sum + count, 0);
}
