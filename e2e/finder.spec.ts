import { FinderPage, manyFacilitators } from "./finder-page.ts";
import { expect, test, withoutScript } from "./fixtures/test.ts";

const notFound = /^console warning: The place was not found: /;
const nearStockholm = [
  "Tvåcirkel Ledarskap | 0.6 km | Kungsgatan 12, 111 43 Stockholm, Sverige",
  "Ringvägen Samtal | 1 km | Hornsgatan 78, 118 21 Stockholm, Sverige",
  "Elvsund & Ek | 5.4 km | Solna torg 3, 171 45 Solna, Sverige",
];

const languages = [
  {
    locale: "en",
    search: "Search facilitators...",
    location: "Location (city, address, country...)",
    countries: ["Austria", "Norway", "United Kingdom"],
    all: "69 facilitators",
    one: "1 facilitator",
    near: "5 facilitators within 50\u00a0km of Stockholm.",
    wide: /^\d+ facilitators within 1000\u00a0km of Schweden\.$/,
    missing: "We could not find “Qqqqx”, so all are listed: 69 facilitators.",
  },
  {
    locale: "sv",
    search: "Sök handledare...",
    location: "Plats (ort, adress, land...)",
    countries: ["Norge", "Storbritannien", "Österrike"],
    all: "69 handledare",
    one: "1 handledare",
    near: "5 handledare inom 50\u00a0km från Stockholm.",
    wide: /^\d+ handledare inom 1000\u00a0km från Schweden\.$/,
    missing: "Vi hittade inte ”Qqqqx”, så alla visas: 69 handledare.",
  },
  {
    locale: "de",
    search: "Moderation suchen...",
    location: "Ort (Stadt, Adresse, Land...)",
    countries: ["Norwegen", "Vereinigtes Königreich", "Österreich"],
    all: "69 Treffer",
    one: "1 Treffer",
    near: "5 Treffer im Umkreis von 50\u00a0km um Stockholm.",
    wide: /^\d+ Treffer im Umkreis von 1000\u00a0km um Schweden\.$/,
    missing: "Wir haben „Qqqqx“ nicht gefunden, daher sind alle aufgeführt: 69 Treffer.",
  },
] as const;

for (const { locale, ...expected } of languages) {
  test(`search, place, country and unknown place in ${locale}`, async ({ page, visit, guard }) => {
    guard.allow(notFound);
    await visit("facilitatorship", locale);
    const finder = new FinderPage(page);
    await finder.reach();
    await expect(finder.root.getByPlaceholder(expected.search)).toBeVisible();
    await expect(finder.root.getByPlaceholder(expected.location)).toBeVisible();
    const suggested = finder.root.locator("datalist option");
    await expect(suggested).toHaveCount(31);
    for (const country of expected.countries) {
      await expect(finder.root.locator(`datalist option[value="${country}"]`)).toHaveCount(1);
    }
    await expect(finder.status).toHaveText(expected.all);
    await expect(finder.entries).toHaveCount(69);

    await finder.text.fill("  solna TORG ");
    await expect(finder.status).toHaveText(expected.one);
    await finder.text.fill("");

    await finder.location.fill("Stockholm");
    await expect(finder.status).toHaveText(expected.near);
    await expect(finder.entries).toHaveCount(5);

    await finder.location.fill(" Schweden");
    await expect(finder.status).toHaveText(expected.wide);
    await expect(finder.radius).toBeDisabled();

    await finder.location.fill("Qqqqx");
    await expect(finder.status).toHaveText(expected.missing);
    await expect(finder.entries).toHaveCount(69);
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
    await finder.location.fill("Stockholm");
    await expect(finder.entries).toHaveCount(5);
    expect(await finder.firstEntries(3)).toEqual(nearStockholm);
    await finder.radius.selectOption("100");
    await expect(finder.entries).toHaveCount(7);
    await finder.radius.selectOption("25");
    await expect(finder.entries).toHaveCount(5);
    await finder.text.fill("sundbyberg");
    await expect(finder.status).toHaveText("1 facilitator within 25\u00a0km of Stockholm.");
    await finder.text.fill("");
    await finder.location.fill("");
    await expect(finder.entries).toHaveCount(69);
  });

  test("nobody near: the nearest is named, and the way back is there", async ({ page, visit }) => {
    await visit("facilitatorship", "en");
    const finder = new FinderPage(page);
    await finder.answerPlaces(() => ({ lat: 67.8557, lon: 20.2253 }));
    await finder.reach();
    await finder.text.fill("Kungsgatan 12, 111 43");
    await finder.location.fill("Kiruna");
    await expect(finder.status).toHaveText(
      "Nobody within 50\u00a0km of Kiruna matches “Kungsgatan 12, 111 43”. " +
        "The nearest is Tvåcirkel Ledarskap, 954\u00a0km away.",
    );
    await finder.root.getByRole("button", { name: "Show everybody" }).click();
    await expect(finder.entries).toHaveCount(69);
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
    await finder.location.fill("Stockholm");
    await expect(finder.entries).toHaveCount(5);
    const kept = await page.evaluate(() => Object.entries(localStorage));
    expect(kept).toHaveLength(7);
    for (const [key, value] of kept) {
      expect(key).toMatch(/^geo_/);
      expect(JSON.parse(value)).toEqual({ lat: expect.any(Number), lon: expect.any(Number) });
    }
    expect(asked).toHaveLength(7);
    expect(asked).toContain("Marktstraße 6, 70173 Stuttgart, Deutschland");

    await page.reload();
    await finder.reach();
    await finder.location.fill("Stockholm");
    await expect(finder.entries).toHaveCount(5);
    expect(asked).toHaveLength(7);
  });

  test("a corrupt entry of the cache is ignored and mended", async ({ page, visit }) => {
    await page.addInitScript(() => localStorage.setItem("geo_Stockholm", '{"lat":"59'));
    await visit("facilitatorship", "en");
    const finder = new FinderPage(page);
    await finder.reach();
    await finder.location.fill("Stockholm");
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
    await finder.location.fill("Stockholm");
    await expect(finder.status).toHaveText(
      "We could not find “Stockholm”, so all are listed: 69 facilitators.",
    );
    await expect(finder.entries.filter({ hasText: "Place unknown" })).toHaveCount(6);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("an entry that cannot be placed stays, at the end", async ({ page, visit, guard }) => {
    guard.allow(notFound);
    await visit("facilitatorship", "en");
    const finder = new FinderPage(page);
    await finder.answerPlaces((address) =>
      address === "Stockholm" ? { lat: 59.3293, lon: 18.0686 } : null,
    );
    await finder.reach();
    await finder.location.fill("Stockholm");
    await expect(finder.status).toHaveText(
      "5 facilitators within 50\u00a0km of Stockholm. 6 more whose places we do not know.",
    );
    expect((await finder.firstEntries(11)).slice(5, 6)).toEqual([
      "Norrsken Arbetsliv | Place unknown | Rådhusesplanaden 10, 903 28 Umeå, Sverige",
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
    await finder.location.fill("Malmö");
    await asked;
    await finder.location.fill("Stockholm");
    await expect(finder.entries).toHaveCount(5);
    slow.resolve();
    await page.waitForTimeout(300);
    expect(await finder.firstEntries(3)).toEqual(nearStockholm);
  });

  test("if the list cannot be had, the plain one stays", async ({ page, visit, guard }) => {
    guard.allow(/^console error: Failed to load resource: .* 503 .*facilitators\.json/);
    await page.route("**/facilitators.json", (route) => route.fulfill({ status: 503 }));
    await visit("facilitatorship", "en");
    const finder = new FinderPage(page);
    await finder.root.scrollIntoViewIfNeeded();
    await expect(finder.text).toHaveCount(0);
    await expect(finder.root.getByRole("listitem")).toHaveCount(69);
  });
});

test.describe("list and map", () => {
  test("an entry opens its popup, a marker brings its entry into view", async ({ page, visit }) => {
    await visit("facilitatorship", "en");
    const finder = new FinderPage(page);
    await finder.reach();
    await finder.location.fill("Stockholm");
    await expect(finder.entries).toHaveCount(5);
    const popup = finder.map.locator(".leaflet-popup");
    await finder.entries.filter({ hasText: "Vikring" }).click();
    await expect(popup).toContainText("Vikring Coaching");
    await expect(popup).toContainText("Sollentunavägen 44");
    await expect(finder.chosen).toContainText("Vikring Coaching");

    await finder.text.fill("uppsala");
    await finder.location.fill("");
    await expect(finder.entries).toHaveCount(1);
    await expect(finder.chosen).toHaveCount(0);
    await expect(popup).toHaveCount(0);
    await finder.text.fill("");
    await expect(finder.entries).toHaveCount(69);
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
    const skip = finder.root.getByRole("link", { name: "Skip the list of facilitators" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(finder.entries.nth(1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(finder.entries.nth(1)).toHaveAttribute("aria-current", "true");
    await expect(finder.map.locator(".leaflet-popup")).toContainText("Ringvägen Samtal");
    await expect(finder.entries.nth(1)).toBeFocused();
    await skip.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(finder.map.locator(":focus")).toHaveCount(1);
  });

  test("10 000 facilitators: a part of them in the page, all of them within reach", async ({
    page,
    visit,
  }) => {
    await page.route("**/facilitators.json", (route) =>
      route.fulfill({ json: manyFacilitators(10_000) }),
    );
    await visit("facilitatorship", "en");
    const finder = new FinderPage(page);
    await finder.reach();
    await expect(finder.status).toHaveText("10,000 facilitators");
    await expect.poll(() => finder.entries.count()).toBeLessThan(60);
    await finder.list.evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect(finder.entries.filter({ hasText: "Handledare 9999" })).toBeInViewport();
    await finder.text.fill("handledare 77");
    await expect(finder.status).toHaveText("111 facilitators");
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
    await finder.location.fill("Stockholm");
    await expect(finder.entries).toHaveCount(5);
    for (const target of [...(await finder.views.all()), finder.entries.first(), finder.radius]) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await finder.entries.nth(2).tap();
    await expect(finder.map).toBeVisible();
    await expect(finder.list).toBeHidden();
    await expect(finder.map.locator(".leaflet-popup")).toContainText("Elvsund & Ek");
    await expect(finder.views.last()).toBeFocused();
    await finder.views.first().tap();
    await expect(finder.map).toBeHidden();
    await expect(finder.chosen).toContainText("Elvsund & Ek");
    await finder.views.last().tap();
    await expect(finder.map.locator(".leaflet-popup")).toBeVisible();
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
    await expect(finder.list.getByRole("listitem")).toHaveCount(69);
    slow.resolve();
    await expect(finder.entries).toHaveCount(1);
    await expect(finder.text).toHaveValue("uppsala");
  });
});

test.describe("without script", () => {
  test.use(withoutScript);

  for (const [locale, first, last] of [
    ["en", "Austria", "United Kingdom"],
    ["sv", "Belgien", "Österrike"],
    ["de", "Belgien", "Vereinigtes Königreich"],
  ] as const) {
    test(`the whole list is there, by country, in ${locale}`, async ({ page, visit }) => {
      await visit("facilitatorship", locale);
      const finder = new FinderPage(page);
      await expect(finder.text).toBeHidden();
      await expect(finder.map).toBeHidden();
      const countries = finder.list.getByRole("heading", { level: 3 });
      await expect(countries).toHaveCount(23);
      await expect(countries.first()).toHaveText(first);
      await expect(countries.last()).toHaveText(last);
      await expect(finder.list.getByRole("listitem")).toHaveCount(69);
      const box = await finder.list.evaluate((list) => [list.scrollHeight, list.clientHeight]);
      expect(box[0]).toBe(box[1]);
    });
  }
});
