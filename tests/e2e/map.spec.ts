import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import type { ReleasedLocale } from "#locale/languages.ts";
import { listenOnFreePort } from "#tests/harness/listen-on-free-port.ts";
import { distDir } from "#tools/project.ts";
import { FinderPage } from "./finder-page.ts";
import { mockFacilitators, readFinderTexts } from "./finder-texts.ts";
import { runSite } from "./fixtures/running-site.ts";
import { expect, test } from "./fixtures/test.ts";

test.beforeEach(({ page }) => mockFacilitators(page));

/** The colour of the base map at an offset in pixels from its centre, as red, green, blue and opacity. */
async function readColorAt(map: Locator, right: number, down: number): Promise<string> {
  return map.evaluate(
    (element, [x = 0, y = 0]) => {
      const canvas = element.querySelector("canvas");
      const middle = element.getBoundingClientRect();
      const corner = canvas?.getBoundingClientRect();
      if (!canvas || !corner) return "";
      const scale = canvas.width / corner.width;
      const left = middle.left + middle.width / 2 + x - corner.left;
      const top = middle.top + middle.height / 2 + y - corner.top;
      // Reads from a copy: browsers warn about a canvas that is read often.
      const copy = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
      copy?.drawImage(canvas, left * scale, top * scale, 1, 1, 0, 0, 1, 1);
      return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])].join(" ");
    },
    [right, down],
  );
}

/** Opens the page in a language, and waits until its map is drawn. */
async function openMap(page: Page, locale: ReleasedLocale): Promise<FinderPage> {
  const finder = await FinderPage.open(page, locale);
  await expectDrawn(finder);
  return finder;
}

async function expectDrawn(finder: FinderPage): Promise<void> {
  await finder.map.scrollIntoViewIfNeeded();
  await expect(finder.map.locator(".map-city").first()).toBeAttached();
  await expect.poll(() => readColorAt(finder.map, -60, -20)).toMatch(/ 255$/);
}

/** By how many pixels an arrow key moves the map at once. */
function pressArrow(finder: FinderPage): Promise<number> {
  return finder.map.getByRole("region").evaluate((region) => {
    const marker = region.querySelector(".map-city") as HTMLElement;
    const { left } = marker.getBoundingClientRect();
    const key = { key: "ArrowRight", keyCode: 39, bubbles: true };
    region.dispatchEvent(new KeyboardEvent("keydown", key));
    return Math.round(marker.getBoundingClientRect().left - left);
  });
}

/** How many street tiles have loaded. */
function countTiles(finder: FinderPage): Promise<number> {
  return finder.map
    .locator(".map-streets img")
    .evaluateAll(
      (tiles) =>
        (tiles as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth > 0).length,
    );
}

test("shows land and sea without street tiles; the wheel scrolls the page, and zooms with Ctrl", async ({
  page,
  axe,
}) => {
  const finder = await openMap(page, "sv");
  // Sea is transparent: it has the background colour of the map.
  await expect.poll(() => readColorAt(finder.map, 200, 60)).toBe("0 0 0 0");
  await expect(finder.map.getByText("Stockholm", { exact: true })).toBeVisible();
  await expect(finder.map.getByText("Uppsala", { exact: true })).toBeVisible();
  expect(await countTiles(finder)).toBe(0);
  await expect(finder.map.getByRole("button", { name: /^Fyrisvall/ })).toBeVisible();
  const credit = finder.map.getByRole("link", { name: readFinderTexts("sv").map.streetCredit });
  await expect(credit).toHaveAttribute("href", "https://www.openstreetmap.org/copyright");
  await expect(credit).toBeVisible();
  await axe(".finder-map");

  await finder.map.hover();
  const scrollYBefore = await page.evaluate(() => scrollY);
  // The hint disappears after a moment: each turn of the wheel shows it again.
  const isHintShown = async () => {
    await page.mouse.wheel(0, 20);
    return finder.map.locator(".map-hint-shown").isVisible();
  };
  await expect.poll(isHintShown).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrollYBefore);
  await expect(finder.map.getByText("Uppsala", { exact: true })).toBeVisible();
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, 200);
  await page.keyboard.up("Control");
  await expect(finder.map.getByText("Helsingfors", { exact: true })).toBeAttached();

  // Nothing parses HTML: Leaflet tries, and gets an empty element.
  const parsedMarkup = await page.evaluate(() => {
    const element = document.createElement("div");
    element.innerHTML = "<svg/><img>";
    return element.outerHTML;
  });
  expect(parsedMarkup).toBe("<div></div>");
});

test("returns to an entry, and to the result of a search, from which it was moved away", async ({
  page,
}) => {
  const finder = await openMap(page, "sv");
  const marker = finder.map.getByRole("button", { name: /^Vikring Coaching/ });
  const moveAway = async () => {
    await finder.map.getByRole("region").focus();
    for (let press = 0; press < 6; press += 1) await page.keyboard.press("Shift+ArrowUp");
    await expect(marker).not.toBeInViewport();
  };
  await finder.text.fill("vikring");
  await expect(marker).toBeInViewport();
  await moveAway();
  await finder.text.fill("vikring coaching");
  await expect(marker).toBeInViewport();

  const show = finder.showOnMap(finder.entries.first());
  await show.click();
  await expect(finder.popup).toBeInViewport({ ratio: 1 });
  await moveAway();
  await show.click();
  await expect(finder.popup).toBeInViewport({ ratio: 1 });
});

test("shows the place of a search that finds nobody", async ({ page }) => {
  const finder = await openMap(page, "sv");
  await finder.answerPlaces(() => ({ lat: 67.86, lon: 20.23 }));
  await finder.lookFor("Kiruna");
  await expect(finder.entries).toHaveCount(0);
  await expect(finder.map.getByText("Kiruna", { exact: true })).toBeInViewport();
});

test("asks only for tiles that there are, also beside the date line", async ({ page }) => {
  const suva = { title: "Suva", address: "Main Street 1, Suva, Fiji", lat: -18.14, lon: 178.44 };
  await mockFacilitators(page, [{ ...suva, country: "FJ" }]);
  const isBeyond: boolean[] = [];
  page.on("request", (request) => {
    const tile = /\/(\d+)\/(-?\d+)\/\d+\.png$/.exec(request.url());
    if (tile) isBeyond.push(Number(tile[2]) < 0 || Number(tile[2]) >= 2 ** Number(tile[1]));
  });
  const finder = await FinderPage.open(page, "en");
  await finder.map.scrollIntoViewIfNeeded();
  await expect.poll(() => isBeyond.length).toBeGreaterThan(8);
  expect(isBeyond).not.toContain(true);
});

test("land does not cover the focus ring, and with reduced motion the map moves at once", async ({
  page,
}) => {
  const finder = await openMap(page, "sv");
  const region = finder.map.getByRole("region");
  await page.keyboard.press("Shift");
  await region.focus();
  await test.step("the focus ring", async () => {
    const screenshot = sharp(await region.screenshot());
    const { width, height } = await screenshot.metadata();
    // One pixel within each side, except for the corners, which are round.
    const [x, y] = [Math.round(width / 10), Math.round(height / 10)];
    for (const side of [
      { left: x, top: 1, width: width - 2 * x, height: 1 },
      { left: x, top: height - 2, width: width - 2 * x, height: 1 },
      { left: 1, top: y, width: 1, height: height - 2 * y },
      { left: width - 2, top: y, width: 1, height: height - 2 * y },
    ]) {
      const { channels } = await sharp(
        await screenshot.clone().extract(side).png().toBuffer(),
      ).stats();
      expect(channels.map(({ min, max }) => max - min)).toEqual(channels.map(() => 0));
    }
  });

  await test.step("an arrow key", async () => {
    expect(await pressArrow(finder)).toBe(-80);
  });

  await test.step("a popup that has no room", async () => {
    const moved = await region.evaluate((map) => {
      const mark = map.querySelector("button.map-dot") as HTMLElement;
      const distance = () => mark.getBoundingClientRect().top - map.getBoundingClientRect().top;
      const arrowDown = { key: "ArrowDown", keyCode: 40 };
      for (let count = 0; count < 9 && distance() > 80; count++) {
        map.dispatchEvent(new KeyboardEvent("keydown", arrowDown));
      }
      const distanceBefore = distance();
      mark.click();
      return distance() - distanceBefore;
    });
    expect(moved).toBeGreaterThan(20);
  });
});

test("neither a marker nor the edge of the map covers the name of a city", async ({ page }) => {
  const at = (lat: number, lon: number) => ({
    title: `${lat}, ${lon}`,
    address: "Grote Markt 1, 1000 Brussel, België",
    lat,
    lon,
  });
  const brussels = { lat: 50.847, lon: 4.352 };
  // A marker on the city's dot, and one on its name.
  for (const neighborLon of [brussels.lon, brussels.lon + 0.2]) {
    await page.unroute("**/facilitators.json");
    await mockFacilitators(page, [at(brussels.lat, neighborLon)]);
    const finder = await openMap(page, "en");
    const name = finder.map.getByText("Brussels", { exact: true });
    await expect(name).toBeVisible();
    const covering = () =>
      name.evaluate((city) => {
        const range = document.createRange();
        range.selectNodeContents(city);
        const text = range.getBoundingClientRect();
        const markers = document.querySelectorAll(".finder-map button.map-mark");
        return Array.from(markers, (marker) => marker.getBoundingClientRect()).filter(
          ({ left, right, top, bottom }) =>
            left < text.right && right > text.left && top < text.bottom && bottom > text.top,
        ).length;
      });
    await expect(finder.map.locator("button.map-mark")).toHaveCount(1);
    await expect.poll(covering).toBe(0);
  }

  const width = (await page.locator(".finder-map").boundingBox())?.width ?? 0;
  const pixelsPerDegree = (256 * 2 ** 8) / 360;
  const lon = brussels.lon - (width / 2 - 20) / pixelsPerDegree;
  await page.unroute("**/facilitators.json");
  await mockFacilitators(page, [at(50.5, lon)]);
  const { map } = await openMap(page, "en");
  const frame = await map.boundingBox();
  const name = map.getByText("Brussels", { exact: true });
  const beyond = async () => {
    const box = await name.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) - (frame?.x ?? 0) - (frame?.width ?? 0);
  };
  await expect.poll(beyond).toBeLessThanOrEqual(0);
});

test("adds street tiles from the site itself, works if they are missing, and moves with motion", async ({
  browser,
}) => {
  let isDown = false;
  const tile = readFileSync(join(distDir, "apple-touch-icon.png"));
  const source = createServer((_request, response) => {
    if (isDown) response.writeHead(503).end();
    else response.writeHead(200, { "content-type": "image/png" }).end(tile);
  });
  const port = await listenOnFreePort(source);
  const site = await runSite({ env: { TILES_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png` } });
  const context = await browser.newContext({ baseURL: site.url });
  const origins = new Set<string>();
  context.on("request", (request) => origins.add(new URL(request.url()).origin));
  try {
    await mockFacilitators(context);
    const page = await context.newPage();
    const finder = await openMap(page, "sv");
    await expect.poll(() => countTiles(finder)).toBeGreaterThan(3);
    // The first step is as long as the time that has passed.
    expect(await pressArrow(finder)).toBeGreaterThan(-40);

    isDown = true;
    await finder.map.getByRole("region").focus();
    for (let count = 0; count < 25; count++) await page.keyboard.press("ArrowLeft");
    await expect.poll(() => countTiles(finder)).toBe(0);
    await expect(finder.map.locator(".map-city").first()).toBeAttached();

    // Cached tiles are shown although their source is down.
    await page.reload();
    await finder.reach();
    await expectDrawn(finder);
    await expect.poll(() => countTiles(finder)).toBeGreaterThan(3);
    expect([...origins]).toEqual([site.url]);
  } finally {
    await context.close();
    await site.stop();
    source.close();
    source.closeAllConnections();
  }
});
