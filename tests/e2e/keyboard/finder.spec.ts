import { interpolate } from "#locale/interpolate.ts";
import { createFacilitators, FinderPage } from "../finder-page.ts";
import {
  facilitators,
  formatFinderLine,
  mockFacilitators,
  readFinderTexts,
} from "../finder-texts.ts";
import { expect, test } from "../fixtures/test.ts";

/** The language whose country has most of the facilitators. */
const locale = "sv";
const texts = readFinderTexts(locale);
const closeTogether = (count: number) => interpolate(texts.map.cluster, { count });

test.beforeEach(({ page }) => mockFacilitators(page));

test("a popup is announced, and closing it returns the focus to what opened it", async ({
  page,
}) => {
  const finder = await FinderPage.open(page, locale);
  const place = finder.map.getByRole("button", { name: /^Fyrisvall/ });
  await expect(finder.shownOnMap).toBeEmpty();
  await place.focus();
  await page.keyboard.press("Enter");
  const title = "Fyrisvall Grupp";
  const popup = finder.map.getByRole("group", { name: title });
  await expect(popup).toBeVisible();
  await expect(finder.shownOnMap).toHaveText(interpolate(texts.shownOnMap, { title }));
  await expect(place).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(place).toBeFocused();

  await finder.openCountries();
  const entry = finder.showOnMap(finder.entries.filter({ hasText: "Fyrisvall" }));
  await entry.click();
  await expect(popup).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(entry).toBeFocused();

  for (const _ of ["once", "and once more"]) {
    await entry.press("Enter");
    await expect(popup).toBeVisible();
    await expect(entry).toBeFocused();
    await popup.getByRole("button", { name: texts.map.close }).press("Enter");
    await expect(popup).toBeHidden();
    await expect(entry).toBeFocused();
  }
});

test("a cluster lets visitors choose among its points", async ({ page }) => {
  const finder = await FinderPage.open(page, locale);
  await finder.map.getByRole("button", { name: closeTogether(5) }).focus();
  await page.keyboard.press("Enter");
  await expect(finder.map.getByRole("region")).toBeFocused();
  // As close as the map gets without street tiles.
  const cluster = finder.map.getByRole("button", { name: closeTogether(4) });
  await cluster.focus();
  await page.keyboard.press("Enter");
  const choice = finder.map.getByRole("group", { name: closeTogether(4) });
  await expect(choice.getByRole("button").first()).toBeFocused();
  await page.keyboard.press("Tab");
  const secondButton = choice.getByRole("button").nth(1);
  await expect(secondButton).toBeFocused();
  const name = (await secondButton.textContent()) ?? "";
  await page.keyboard.press("Enter");
  const popup = finder.map.getByRole("group", { name });
  await expect(popup.getByRole("button", { name: texts.map.close })).toBeFocused();
  await expect(finder.chosen).toContainText(name);
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(cluster).toBeFocused();
});

test("keys move and zoom the map", async ({ page }) => {
  const finder = await FinderPage.open(page, locale);
  const map = finder.map.getByRole("region");
  const place = finder.map.getByRole("button", { name: /^Fyrisvall/ });
  await expect(place).toBeVisible();
  await map.focus();
  const getPlaceLeft = async () => (await place.boundingBox())?.x ?? Number.NaN;
  await expect.poll(getPlaceLeft).toBeGreaterThan(0);
  const leftBefore = await getPlaceLeft();
  await page.keyboard.press("ArrowRight");
  await expect.poll(getPlaceLeft).toBeLessThan(leftBefore - 50);
  await page.keyboard.press("-");
  await expect(finder.map.getByText("Åbo", { exact: true })).toBeAttached();
  await finder.map.getByRole("button", { name: texts.map.zoomOut }).press("Enter");
  await expect(finder.map.getByText("Helsingfors", { exact: true })).toBeAttached();
  const nearer = finder.map.getByRole("button", { name: texts.map.zoomIn });
  await nearer.focus();
  for (let press = 0; press < 12; press++) await page.keyboard.press("Enter");
  await expect(nearer).toHaveAttribute("aria-disabled", "true");
  await expect(nearer).toBeFocused();
});

test("a link skips the list, and results do not move the focus", async ({ page }) => {
  const finder = await FinderPage.open(page, locale);
  // Without a place there is no distance to choose: the link follows the fields.
  await expect(finder.map.getByRole("region")).toBeVisible();
  await finder.location.focus();
  await page.keyboard.press("Tab");
  const skip = finder.root.getByRole("link", { name: texts.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(finder.map.locator(":focus")).toHaveCount(1);

  await finder.location.focus();
  await page.keyboard.type("Sweden");
  await page.keyboard.press("Tab");
  await expect(finder.radius).toBeFocused();
  await expect(finder.radius).toHaveValue("1000");
  await expect(finder.radius).toHaveAttribute("aria-disabled", "true");
  await expect(finder.radius).toBeFocused();

  await finder.text.focus();
  await page.keyboard.type("nobody of this name");
  const showAll = finder.list.getByRole("button");
  await expect(showAll).toHaveCount(1);
  await showAll.focus();
  await page.keyboard.press("Enter");
  await expect(finder.entries).toHaveCount(facilitators.length);
  await expect(finder.countries.first()).toBeFocused();
});

test("the list has one tab stop per country that is closed, until a place is typed", async ({
  page,
}) => {
  const finder = await FinderPage.open(page, locale);
  const stops = finder.list.locator(":is(summary, a, button):visible");
  const countries = await finder.countries.count();
  // The country that the map shows is open.
  const inOpen = await finder.list.locator("details[open]").locator("a, button").count();
  await expect(stops).toHaveCount(countries + inOpen);
  await expect(finder.list.getByRole("heading", { level: 3 })).toHaveCount(countries);
  const lastCountry = finder.list.locator("details").last();
  await lastCountry.locator("summary").press("Enter");
  const inLast = await lastCountry.locator("a, button").count();
  await expect(stops).toHaveCount(countries + inOpen + inLast);
  await lastCountry.locator("summary").press("Enter");
  await expect(stops).toHaveCount(countries + inOpen);

  // Selecting a facilitator on the map opens their country in the list.
  const country = finder.list.locator("details", { hasText: "Fyrisvall" });
  if ((await country.getAttribute("open")) !== null)
    await country.locator("summary").press("Enter");
  await expect(country).not.toHaveAttribute("open");
  await finder.map.getByRole("button", { name: /^Fyrisvall/ }).press("Enter");
  await expect(country).toHaveAttribute("open");
  await expect(finder.chosen).toBeInViewport();

  // Groups with matches of a text are open.
  await finder.text.fill("solna");
  await expect(finder.countries).toHaveCount(1);
  await expect(finder.list.locator("details[open]")).toHaveCount(1);
  await finder.text.fill("");

  await finder.lookFor("Stockholm");
  await expect(finder.countries).toHaveCount(0);
  await expect(finder.entries.first()).toBeVisible();
});

test("renders part of 10 000 facilitators, more of them on scrolling, and keeps the focus", async ({
  page,
}) => {
  const manyFacilitators = createFacilitators(10_000);
  await page.route("**/facilitators.json", (route) => route.fulfill({ json: manyFacilitators }));
  const finder = await FinderPage.open(page, locale);
  await expect(finder.status).toHaveText(
    formatFinderLine(locale, { count: manyFacilitators.length }),
  );
  await expect.poll(() => finder.entries.count()).toBeLessThan(60);
  await expect(finder.entries.first()).toHaveAttribute(
    "aria-setsize",
    String(manyFacilitators.length),
  );
  await finder.openCountries();
  await finder.showOnMap(finder.entries.first()).focus();
  const focusedEntry = finder.list
    .locator("[aria-posinset]")
    .filter({ has: page.locator(":focus") });
  for (let place = 1; place < 12; place++) {
    await page.keyboard.press("Tab");
    await expect(focusedEntry.getByRole("link")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(focusedEntry).toContainText(`Handledare ${place}`);
    await expect(focusedEntry).toBeInViewport();
  }
  for (const lastIndex of [139, 259]) {
    await finder.list.evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect(finder.entries.filter({ hasText: `Handledare ${lastIndex}` })).toBeAttached();
  }
  await expect(focusedEntry).not.toBeInViewport();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(focusedEntry).toContainText("Handledare 10");
  await expect(focusedEntry).toBeInViewport();

  const matching = manyFacilitators.filter(({ title, address }) =>
    `${title} ${address}`.includes("77"),
  );
  await finder.text.fill("handledare 77");
  await expect(finder.status).toHaveText(formatFinderLine(locale, { count: matching.length }));
  await expect(finder.entries.first()).toContainText("Handledare 77");
  await expect(finder.entries.first()).toBeInViewport();
});
