import { locales } from "#locale/languages";
import { FinderPage, manyFacilitators } from "./finder-page.ts";
import { facilitators, finderLine, finderWords } from "./finder-words.ts";
import { expect, test, withoutScript } from "./fixtures/test.ts";

const notFound = /^console warning: The place was not found: /;
const nearStockholm = [
  "Tvåcirkel Ledarskap | 0.6 km | Kungsgatan 12, 111 43 Stockholm, Sverige",
  "Ringvägen Samtal | 1 km | Hornsgatan 78, 118 21 Stockholm, Sverige",
  "Elvsund & Ek | 5.4 km | Solna torg 3, 171 45 Solna, Sverige",
];

const all = facilitators.length;
const unplaced = facilitators.filter(({ lat }) => lat === undefined).length;
const stockholm = { lat: 59.3293, lon: 18.0686 };
const placeOf = (name: string) => ({ name, state: "found" as const });

for (const locale of locales) {
  test(`search, place and unknown place in ${locale}`, async ({ page, visit, guard }) => {
    guard.allow(notFound);
    await visit("facilitatorship", locale);
    const finder = new FinderPage(page);
    const words = finderWords(locale);
    await finder.reach();
    await expect(finder.root.getByPlaceholder(words.search)).toBeVisible();
    await expect(finder.root.getByPlaceholder(words.location)).toBeVisible();
    await expect(finder.root.locator("datalist option")).toHaveCount(31);
    await expect(finder.status).toHaveText(finderLine(locale, { count: all }));
    await expect(finder.entries).toHaveCount(all);

    await finder.text.fill("  solna TORG ");
    await expect(finder.status).toHaveText(finderLine(locale, { count: 1 }));
    await finder.text.fill("");

    await finder.lookFor("Stockholm");
    await expect(finder.entries).toHaveCount(5);
    await expect(finder.status).toContainText("Stockholm");
    await expect(finder.status).toContainText("50\u00a0km");

    await finder.lookFor(" Schweden");
    await expect(finder.radius).toBeDisabled();
    await expect(finder.radius).toHaveValue("1000");
    await expect(finder.entries.first()).toContainText("Sverige");

    await finder.lookFor("Qqqqx");
    const unknown = { name: "Qqqqx", state: "unknown" as const };
    await expect(finder.status).toHaveText(finderLine(locale, { count: all, place: unknown }));
    await expect(finder.entries).toHaveCount(all);
  });
}

test.describe("the finder", () => {
  test("a place: nearest first with distances; wider, narrower, with a text, cleared", async ({
    page,
    visit,
  }) => {
    await visit("facilitatorship", "en");
    const finder = new FinderPage(page);
    await finder.reach();
    await finder.lookFor("Stockholm");
    await expect(finder.entries).toHaveCount(5);
    expect(await finder.firstEntries(3)).toEqual(nearStockholm);
    await finder.radius.selectOption("100");
    await expect(finder.entries).toHaveCount(7);
    await finder.radius.selectOption("25");
    await expect(finder.entries).toHaveCount(5);
    await finder.text.fill("sundbyberg");
    await expect(finder.entries).toHaveCount(1);
    await expect(finder.status).toContainText("25\u00a0km");
    await finder.text.fill("");
    await finder.location.fill("");
    await expect(finder.entries).toHaveCount(all);
  });

  test("nobody near: the nearest is named, and the way back is there", async ({ page, visit }) => {
    await visit("facilitatorship", "en");
    const finder = new FinderPage(page);
    await finder.answerPlaces(() => ({ lat: 67.8557, lon: 20.2253 }));
    await finder.reach();
    await finder.text.fill("Kungsgatan 12, 111 43");
    await finder.lookFor("Kiruna");
    await expect(finder.status).toContainText("Tvåcirkel Ledarskap, 954\u00a0km");
    await finder.root.getByRole("button", { name: finderWords("en").showAll }).click();
    await expect(finder.entries).toHaveCount(all);
  });

  test("a place is asked for once, and kept in the browser", async ({ page, visit }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === "/api/geocode") asked.push(searchParams.get("address") ?? "");
    });
    await visit("facilitatorship", "en");
    const finder = new FinderPage(page);
    await finder.reach();
    await finder.lookFor("Stockholm");
    await expect(finder.entries).toHaveCount(5);
    const kept = await page.evaluate(() => Object.entries(localStorage));
    expect(kept).toHaveLength(unplaced + 1);
    for (const [key, value] of kept) {
      expect(key).toMatch(/^geo_/);
      const numbers = { lat: expect.any(Number), lon: expect.any(Number) };
      expect(JSON.parse(value)).toEqual(
        key === "geo_Stockholm" ? expect.objectContaining(numbers) : numbers,
      );
    }
    expect(asked).toHaveLength(unplaced + 1);
    expect(asked).toContain("Marktstraße 6, 70173 Stuttgart, Deutschland");

    await page.reload();
    await finder.reach();
    await finder.lookFor("Stockholm");
    await expect(finder.entries).toHaveCount(5);
    expect(asked).toHaveLength(unplaced + 1);
  });

  test("a corrupt entry of the cache is ignored and mended", async ({ page, visit }) => {
    await page.addInitScript(() => localStorage.setItem("geo_Stockholm", '{"lat":"59'));
    await visit("facilitatorship", "en");
    const finder = new FinderPage(page);
    await finder.reach();
    await finder.lookFor("Stockholm");
    await expect(finder.entries).toHaveCount(5);
    const entry = await page.evaluate(() => localStorage.getItem("geo_Stockholm") ?? "");
    expect(JSON.parse(entry).lat).toBeCloseTo(59.33, 1);
  });

  test("with the geocoder down all are listed, and only the console tells of it", async ({
    page,
    visit,
    guard,
  }) => {
    guard.allow(notFound);
    guard.allow(/^console error: Failed to load resource: .* 503 .*\/api\/geocode/);
    await visit("facilitatorship", "en");
    const finder = new FinderPage(page);
    await finder.answerPlaces(() => "fail");
    await finder.reach();
    await finder.lookFor("Stockholm");
    const place = { name: "Stockholm", state: "failed" as const };
    await expect(finder.status).toHaveText(finderLine("en", { count: all, place }));
    const unknown = finder.entries.filter({ hasText: finderWords("en").unplaced });
    await expect(unknown).toHaveCount(unplaced);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("an entry that cannot be placed stays, at the end", async ({ page, visit, guard }) => {
    guard.allow(notFound);
    await visit("facilitatorship", "en");
    const finder = new FinderPage(page);
    await finder.answerPlaces((address) => (address === "Stockholm" ? stockholm : null));
    await finder.reach();
    await finder.lookFor("Stockholm");
    const place = placeOf("Stockholm");
    await expect(finder.status).toHaveText(finderLine("en", { count: 5, unplaced, place }));
    expect((await finder.firstEntries(11)).slice(5, 6)).toEqual([
      `Norrsken Arbetsliv | ${finderWords("en").unplaced} | Rådhusesplanaden 10, 903 28 Umeå, Sverige`,
    ]);
  });

  test("an answer that typing has overtaken does not count", async ({ page, visit }) => {
    await visit("facilitatorship", "en");
    const finder = new FinderPage(page);
    await finder.reach();
    const slow = Promise.withResolvers<void>();
    await page.route("**/api/geocode?address=Malm*", async (route) => {
      await slow.promise;
      await route.continue().catch(() => undefined);
    });
    const asked = page.waitForRequest(/geocode\?address=Malm/);
    await finder.lookFor("Malmö");
    await asked;
    await finder.lookFor("Stockholm");
    await expect(finder.entries).toHaveCount(5);
    slow.resolve();
    await page.waitForTimeout(300);
    expect(await finder.firstEntries(3)).toEqual(nearStockholm);
  });

  test("if the list cannot be had, the plain one stays", async ({ page, visit, guard, axe }) => {
    guard.allow(/^console error: Failed to load resource: .* 503 .*facilitators\.json/);
    await page.route("**/facilitators.json", (route) => route.fulfill({ status: 503 }));
    await visit("facilitatorship", "en");
    const finder = new FinderPage(page);
    await finder.root.scrollIntoViewIfNeeded();
    await expect(finder.text).toHaveCount(0);
    await expect(finder.status).toHaveText(finderWords("en").unlisted);
    await axe("#find");
    await expect(finder.root.getByRole("listitem")).toHaveCount(all);
  });
});

test.describe("list and map", () => {
  test("an entry opens its popup, a marker brings its entry into view", async ({ page, visit }) => {
    await visit("facilitatorship", "en");
    const finder = new FinderPage(page);
    await finder.reach();
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
    await expect(finder.entries).toHaveCount(all);
    await finder.list.evaluate((list) => list.scrollTo(0, list.scrollHeight));
    const marker = finder.map.getByRole("button", { name: /^Mälarpunkten/ });
    await marker.click();
    await expect(finder.chosen).toContainText("Mälarpunkten");
    await expect(finder.chosen).toBeInViewport();
    await expect(popup).toContainText("Stora gatan 21");
  });

  test("with the keyboard alone", async ({ page, visit }) => {
    await visit("facilitatorship", "en");
    const finder = new FinderPage(page);
    await finder.reach();
    await finder.text.focus();
    await page.keyboard.type("stockholm");
    await expect(finder.entries).toHaveCount(2);
    await page.keyboard.press("Tab");
    await expect(finder.location).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(finder.radius).toBeFocused();
    await page.keyboard.press("Tab");
    const skip = finder.root.getByRole("link", { name: finderWords("en").skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    // Of each entry what shows it on the map, then the way to the form.
    const second = finder.entries.nth(1);
    for (let press = 0; press < 3; press++) await page.keyboard.press("Tab");
    await expect(finder.showOnMap(second)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(finder.chosen).toContainText("Ringvägen Samtal");
    await expect(finder.popup).toContainText("Ringvägen Samtal");
    await expect(finder.showOnMap(second)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(second.getByRole("link")).toBeFocused();
    await skip.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(finder.map.locator(":focus")).toHaveCount(1);
  });

  test("10 000 facilitators: a part of them in the page, all of them within reach", async ({
    page,
    visit,
  }) => {
    const many = manyFacilitators(10_000);
    const matching = many.filter(({ post_title, location_address__address }) =>
      `${post_title} ${location_address__address}`.includes("77"),
    );
    await page.route("**/facilitators.json", (route) => route.fulfill({ json: many }));
    await visit("facilitatorship", "en");
    const finder = new FinderPage(page);
    await finder.reach();
    await expect(finder.status).toHaveText(finderLine("en", { count: 10_000 }));
    await expect.poll(() => finder.entries.count()).toBeLessThan(60);
    await finder.list.evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect(finder.entries.filter({ hasText: "Handledare 9999" })).toBeInViewport();
    await finder.text.fill("handledare 77");
    await expect(finder.status).toHaveText(finderLine("en", { count: matching.length }));
    await expect(finder.entries.first()).toContainText("Handledare 77");
    await expect(finder.entries.first()).toBeInViewport();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("list and map are one tap apart, and an entry leads to the map", async ({ page, visit }) => {
    await visit("facilitatorship", "en");
    const finder = new FinderPage(page);
    await finder.reach();
    await expect(finder.map).toBeHidden();
    await finder.lookFor("Stockholm");
    await expect(finder.entries).toHaveCount(5);
    const first = finder.entries.first();
    const actions = [finder.showOnMap(first), first.getByRole("link")];
    for (const target of [...(await finder.views.all()), ...actions, finder.radius]) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await finder.showOnMap(finder.entries.nth(2)).tap();
    await expect(finder.map).toBeVisible();
    await expect(finder.list).toBeHidden();
    await expect(finder.popup).toContainText("Elvsund & Ek");
    await expect(finder.views.last()).toBeFocused();
    await finder.views.first().tap();
    await expect(finder.map).toBeHidden();
    await expect(finder.chosen).toContainText("Elvsund & Ek");
    await finder.views.last().tap();
    await expect(finder.popup).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.describe("before it is seen", () => {
  test("nothing of it is loaded, and nothing shifts when it comes", async ({ page, visit }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as never as { value: number }).value);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await visit("facilitatorship", "en");
    await page.waitForLoadState("networkidle");
    // The typeface may come after the first sight of the page: that is not the finder's doing.
    await page.evaluate(async () => {
      await document.fonts.ready;
      (window as never as { shifts: number[] }).shifts.length = 0;
    });
    const ofFinder = /facilitators\.json|finder|leaflet|map|geocode|tiles/i;
    expect(requests.filter((path) => ofFinder.test(path))).toEqual([]);

    const finder = new FinderPage(page);
    await finder.reach();
    await expect(finder.map.locator(".leaflet-map-pane")).toBeAttached();
    expect(requests).toContain("/facilitators.json");
    expect(await page.evaluate(() => (window as never as { shifts: number[] }).shifts)).toEqual([]);
  });

  test("what was typed before the script counts", async ({ page, visit }) => {
    const slow = Promise.withResolvers<void>();
    await page.route(/\/_astro\/Finder\.[^/]*\.js$/, async (route) => {
      await slow.promise;
      await route.continue();
    });
    await visit("facilitatorship", "en");
    const finder = new FinderPage(page);
    await finder.root.scrollIntoViewIfNeeded();
    await finder.text.fill("uppsala");
    await expect(finder.list.getByRole("listitem")).toHaveCount(all);
    slow.resolve();
    await expect(finder.entries).toHaveCount(1);
    await expect(finder.text).toHaveValue("uppsala");
  });
});

test.describe("without script", () => {
  test.use(withoutScript);

  for (const locale of locales) {
    test(`the whole list is there, by country, in ${locale}`, async ({ page, visit }) => {
      await visit("facilitatorship", locale);
      const finder = new FinderPage(page);
      await expect(finder.text).toBeHidden();
      await expect(finder.map).toBeHidden();
      const countries = await finder.list.getByRole("heading", { level: 3 }).allTextContents();
      expect(countries.length).toBeGreaterThan(1);
      expect(countries).toEqual(countries.toSorted(new Intl.Collator(locale).compare));
      await expect(finder.list.getByRole("listitem")).toHaveCount(all);
      const ask = finder.list.getByRole("link");
      await expect(ask).toHaveCount(all);
      const form = page.locator("#prospect-messageBody");
      const box = await finder.list.evaluate((list) => [list.scrollHeight, list.clientHeight]);
      expect(box[0]).toBe(box[1]);
      await ask.last().click();
      await expect(form).toBeVisible();
    });
  }
});
