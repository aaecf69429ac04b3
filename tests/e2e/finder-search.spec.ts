import { locales } from "#locale/languages";
import { FinderPage } from "./finder-page.ts";
import { facilitators, finderLine, finderWords } from "./finder-words.ts";
import { expect, test } from "./fixtures/test.ts";

const notFound = /^console warning: The place was not found: /;
const all = facilitators.length;
const placeOf = (name: string) => ({ name, state: "found" as const });
const halle = [
  { lat: 51.4828, lon: 11.9697, name: "Halle (Saale), Germany" },
  { lat: 52.0603, lon: 8.3609, name: "Halle (Westfalen), Germany" },
];

test.describe("what was understood", () => {
  test("is named; others of the name are one press away, and Back leads to the search", async ({
    page,
    visit,
    axe,
  }) => {
    await visit("facilitatorship", "en");
    const finder = new FinderPage(page);
    await finder.answerPlaces((address) => halle.find(({ name }) => name === address) ?? halle);
    await finder.reach();
    await finder.lookFor("halle");
    await expect(finder.status).toContainText(halle[0]?.name ?? "");
    const other = finder.root.getByRole("button", { name: halle[1]?.name });
    await axe("#find");
    await other.click();
    await expect(finder.status).toContainText(halle[1]?.name ?? "");
    await expect(finder.location).toHaveValue(halle[1]?.name ?? "");
    await expect(finder.status).toBeFocused();
    await expect(other).toHaveCount(0);
    await expect(page).toHaveURL(/\?near=Halle\+%28Westfalen%29%2C\+Germany#find$/);
  });

  for (const [text, code] of [
    ["Holland", "NL"],
    ["the uk", "GB"],
    ["Deutschland", "DE"],
  ] as const) {
    test(`a country comes first with its own, however it is called: ${text}`, async ({
      page,
      visit,
      guard,
    }) => {
      guard.allow(notFound);
      const point = { NL: [52.1, 5.3], GB: [54, -2], DE: [51, 10] }[code];
      const place = { lat: point[0] ?? 0, lon: point[1] ?? 0, name: "There", country: code };
      const ending = { NL: "Nederland", GB: "United Kingdom", DE: "Deutschland" }[code];
      const own = facilitators.filter((one) => one.location_address__address.endsWith(ending));
      expect(own.length).toBeGreaterThan(0);
      await visit("facilitatorship", "en");
      const finder = new FinderPage(page);
      await finder.answerPlaces((address) => (address === text ? place : null));
      await finder.reach();
      await finder.lookFor(text);
      await expect(finder.radius).toHaveValue("1000");
      for (let place = 0; place < own.length; place++) {
        await expect(finder.entries.nth(place)).toContainText(ending);
      }
      await expect(finder.entries.nth(own.length)).not.toContainText(ending);
      // All that match are on the map, none beyond its edge.
      const placed = finder.entries.filter({ hasNotText: finderWords("en").unplaced });
      const marks = finder.map.locator(".leaflet-marker-pane button");
      const shown = await marks.evaluateAll((all) =>
        all.map((mark) => {
          const { x, y, width, height } = mark.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2, count: Number(mark.textContent) || 1 };
        }),
      );
      const map = await finder.map.boundingBox();
      const within = shown.filter(
        ({ x, y }) =>
          map && x > map.x && x < map.x + map.width && y > map.y && y < map.y + map.height,
      );
      const sum = within.reduce((so, { count }) => so + count, 0);
      expect(sum).toBe(await placed.count());
    });
  }

  test("a word of fewer than three letters asks nothing", async ({ page, visit }) => {
    await visit("facilitatorship", "en");
    const finder = new FinderPage(page);
    const asked: string[] = [];
    await finder.answerPlaces((address) => {
      asked.push(address);
      return { lat: 0, lon: 0 };
    });
    await finder.reach();
    await finder.lookFor("St");
    await finder.text.focus();
    await finder.lookFor("Sto");
    await expect.poll(() => asked).toContain("Sto");
    expect(asked).not.toContain("St");
  });
});

/** How people call a country, and how addresses there end. */
const countries = [
  ["UK", "United Kingdom"],
  ["England", "United Kingdom"],
  ["Great Britain", "United Kingdom"],
  ["Czech Republic", "Česko"],
  ["The Netherlands", "Nederland"],
  ["Holland", "Nederland"],
  ["Suomi", "Suomi"],
  ["España", "España"],
  ["Schweden", "Sverige"],
] as const;

for (const locale of locales) {
  test(`our own geocoder understands countries, towns and no words in ${locale}`, async ({
    page,
    visit,
    guard,
  }) => {
    test.slow();
    guard.allow(notFound);
    await visit("facilitatorship", locale);
    const finder = new FinderPage(page);
    await finder.reach();
    for (const [name, ending] of countries) {
      await finder.lookFor(name);
      await expect(finder.entries.first()).toContainText(ending);
      await expect(finder.radius).toHaveValue("1000");
      await finder.location.fill("");
      await expect(finder.entries).toHaveCount(all);
    }

    await finder.lookFor("Halle");
    const others = finder.root.getByRole("list", { name: finderWords(locale).otherPlaces });
    await others.getByRole("button", { name: /^Halle, Belg/ }).click();
    await expect(finder.status).toContainText(/Halle.*, Belg/);
    await expect(finder.entries.first()).toContainText("Bruxelles");

    for (const text of ["hang there", "Ber"]) {
      await finder.lookFor(text);
      const place = { name: text, state: "unknown" as const };
      await expect(finder.status).toHaveText(finderLine(locale, { count: all, place }));
    }
  });
}

test("looking up is told, marks the old answer, and comes to an end after eight seconds", async ({
  page,
  visit,
  guard,
}) => {
  guard.allow(notFound);
  await visit("facilitatorship", "en");
  const finder = new FinderPage(page);
  await finder.answerPlaces((address) =>
    address === "Malmö" ? new Promise(() => {}) : { lat: 59.3293, lon: 18.0686 },
  );
  await finder.reach();
  await finder.lookFor("Malmö");
  await expect(finder.list).toHaveAttribute("aria-busy", "true");
  await expect(finder.map).toHaveAttribute("aria-busy", "true");
  await expect(finder.list.locator("ul")).toHaveCSS("opacity", "0.5");
  await expect(finder.status).toHaveText(
    finderWords("en").results.looking.replace("{place}", "Malmö"),
  );
  const place = { name: "Malmö", state: "failed" as const };
  await expect(finder.status).toHaveText(finderLine("en", { count: all, place }));
  await expect(finder.list).toHaveAttribute("aria-busy", "false");
  await expect(finder.list.locator("ul")).toHaveCSS("opacity", "1");
});

test.describe("the address", () => {
  test("holds the search: a shared link and Back lead to it", async ({ page, visit }) => {
    await visit("facilitatorship", "sv");
    const finder = new FinderPage(page);
    await finder.answerPlaces(() => ({ lat: 59.3293, lon: 18.0686, name: "Stockholm, Sverige" }));
    await finder.reach();
    await finder.lookFor("Stockholm");
    await finder.radius.selectOption("100");
    await finder.text.fill("solna");
    await expect(page).toHaveURL("/sv/handledare?near=Stockholm&q=solna&radius=100#find");
    const place = placeOf("Stockholm, Sverige");
    const line = finderLine("sv", { count: 1, text: "solna", place, radius: 100 });
    await expect(finder.status).toHaveText(line);

    const shared = page.url();
    await finder.entries.first().getByRole("link").click();
    await expect(page).toHaveURL(/\/sv\/kontakt\?facilitator=/);
    await page.goBack();
    await expect(finder.status).toHaveText(line);
    await page.goto("about:blank");
    await page.goto(shared);
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

  test("what it holds is text, and nothing else", async ({ page, guard }) => {
    guard.allow(notFound);
    const bold = "<b>bold</b><img src=x onerror=alert(1)>";
    const finder = new FinderPage(page);
    await finder.answerPlaces(() => null);
    await page.goto(`/facilitatorship?${new URLSearchParams({ near: bold, q: bold })}#find`);
    await expect(finder.text).toHaveValue(bold);
    await expect(finder.status).toContainText(bold);
  });
});

for (const locale of locales) {
  test(`list and popup lead to the form, which names the facilitator, in ${locale}`, async ({
    page,
    visit,
  }) => {
    await visit("facilitatorship", locale);
    const finder = new FinderPage(page);
    await finder.reach();
    await finder.text.fill("elvsund");
    await expect(finder.entries).toHaveCount(1);
    const link = finder.entries.getByRole("link", { name: finderWords(locale).ask });
    const href = await link.getAttribute("href");
    await finder.showOnMap(finder.entries).click();
    const inPopup = finder.popup.getByRole("link", { name: finderWords(locale).ask });
    await expect(inPopup).toHaveAttribute("href", href ?? "");
    await inPopup.click();
    const message = page.locator("#prospect-messageBody");
    await expect(message).toHaveValue(/Elvsund & Ek/);
    await expect(page.locator("#work")).toBeInViewport();
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 740 }, hasTouch: true, isMobile: true });

  test("long unbroken texts do not widen the page", async ({ page, visit, guard }) => {
    guard.allow(notFound);
    const long = "a".repeat(200);
    const entry = { post_title: long, location_address__address: long, lat: 59.3, lon: 18 };
    await page.route("**/facilitators.json", (route) => route.fulfill({ json: [entry] }));
    await visit("facilitatorship", "en");
    const finder = new FinderPage(page);
    await finder.answerPlaces((address) =>
      address === long
        ? null
        : [entry, { ...entry, name: long }, { ...entry, name: "Halle (Westfalen)" }],
    );
    await finder.reach();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await finder.showOnMap(finder.entries.first()).tap();
    await expect(finder.popup).toBeVisible();
    expect(await width()).toBe(390);
    await finder.lookFor("Stockholm");
    const other = finder.root.getByRole("button", { name: "Halle (Westfalen)" });
    await expect(other).toBeVisible();
    expect((await other.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await width()).toBe(390);
    await finder.lookFor(long);
    await finder.text.fill(`${long}c`);
    await expect(finder.status).toContainText(`${long}c`);
    expect(await width()).toBe(390);
  });
});
