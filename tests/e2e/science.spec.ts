import { expect, type Page } from "@playwright/test";
import { aspectsChapter, readChapterIds } from "#load/schema/chapters.ts";
import { getPath } from "#locale/routes.ts";
import { projectRoot } from "#tools/project.ts";
import { listLayoutShiftsSince } from "./fixtures/layout-shifts.ts";
import { test, withoutScript } from "./fixtures/test.ts";
import { waitUntilSettled } from "./fixtures/wait-until.ts";

/** The visible chapters. */
const shown = (page: Page) =>
  page.locator(".tab-panels > [data-tab-panel]:visible > h2").locator("..");
const chapter = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const getTab = (page: Page, id: string) => page.locator(`[role=tab][href="#${id}"]`);

const chapterIds = readChapterIds(projectRoot);
const [first = "", second = "", third = ""] = chapterIds;
const last = chapterIds.at(-1) ?? "";
/** The index of the first of two consecutive chapters, neither of which has links among its aspects. */
const chapterIndex = chapterIds.findIndex(
  (id, index) => index > 1 && ![id, chapterIds[index + 1]].includes(aspectsChapter),
);
const [one = "", next = ""] = chapterIds.slice(chapterIndex);

/** Waits until the links to chapters have become tabs. */
async function ready(page: Page) {
  await expect(page.locator("[role=tablist][aria-orientation=vertical]")).toBeAttached();
}

async function open(page: Page, fragment = "") {
  await page.goto(`${getPath("science", "en")}${fragment}`);
  await ready(page);
}

async function expectShown(page: Page, id: string) {
  await expect(chapter(page, id)).toBeVisible();
  await expect(shown(page)).toHaveCount(1);
  await expect(getTab(page, id)).toHaveAttribute("aria-selected", "true");
}

/** Expects an element's top to be in the window, below the header. */
async function expectAtTop(page: Page, id: string) {
  await expect
    .poll(async () => {
      const top = (await chapter(page, id).boundingBox())?.y ?? -1;
      const header = await page.getByRole("banner").boundingBox();
      return top >= (header?.height ?? 0) && top < 250;
    })
    .toBe(true);
}

test("tabs name their panels; arrow keys, Home and End move the focus, Enter and Space open", async ({
  page,
}) => {
  await open(page);
  await expectShown(page, first);
  const tabs = page.locator("[role=tablist][aria-orientation=vertical] [role=tab]");
  await expect(tabs).toHaveCount(chapterIds.length);
  for (const tab of await tabs.all()) {
    const panel = page.locator(`[id="${await tab.getAttribute("aria-controls")}"]`);
    await expect(panel).toHaveRole("tabpanel");
    await expect(panel).toHaveAttribute("aria-labelledby", (await tab.getAttribute("id")) ?? "-");
  }
  const focused = page.locator("[role=tab]:focus");
  await getTab(page, first).focus();
  for (const [key, id] of [
    ["ArrowDown", second],
    ["End", last],
    ["ArrowDown", first],
    ["ArrowUp", last],
    ["Home", first],
    ["ArrowDown", second],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toHaveAttribute("href", `#${id}`);
    await expectShown(page, first);
  }
  await page.keyboard.press("Enter");
  await expectShown(page, second);
  await expect(page).toHaveURL(new RegExp(`#${second}$`));
  await expect(focused).toHaveAttribute("href", `#${second}`);
  await expect(getTab(page, second)).toHaveAttribute("tabindex", "0");
  await expect(getTab(page, first)).toHaveAttribute("tabindex", "-1");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expectShown(page, third);
  await expectAtTop(page, third);
});

test("a fragment opens its chapter or aspect, or the chapter around it, and scrolls to it", {
  tag: "@engines",
}, async ({ page }) => {
  await open(page);
  await page.goto(`${getPath("science", "en")}#term-work-role`);
  await expectShown(page, "glossary");
  await expectAtTop(page, "term-work-role");
  for (const fragment of [
    one,
    "term-work-role",
    "source-osgood-1957",
    "integration",
    "adaptability",
  ]) {
    await page.goto("about:blank");
    await open(page, `#${fragment}`);
    await expectAtTop(page, fragment);
  }
});

test("the chapter of a fragment is shown before the script runs", async ({ page }) => {
  await page.route(/\/science$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replaceAll(/<script type="module">.*?<\/script>/gs, "");
    await route.fulfill({ response, body });
  });
  await page.goto(`${getPath("science", "en")}#${one}`);
  await expect(page.locator("[role=tablist]")).toHaveCount(0);
  await expect(shown(page)).toHaveCount(1);
  await expectAtTop(page, one);
  await chapter(page, one).getByRole("navigation").getByRole("link").last().click();
  await expect(chapter(page, next)).toBeVisible();
  await expect(shown(page)).toHaveCount(1);
  await page.goBack();
  await expect(chapter(page, one)).toBeVisible();
});

test("the script shifts nothing", async ({ page }) => {
  for (const fragment of ["", `#${one}`]) {
    await page.goto("about:blank");
    await open(page, fragment);
    await waitUntilSettled(page);
    expect(await listLayoutShiftsSince(0, page)).toEqual([]);
  }
});

test("previous and next open chapters, Back and Forward return to them", {
  tag: "@engines",
}, async ({ page }) => {
  await open(page, `#${one}`);
  const forward = chapter(page, one).getByRole("navigation").getByRole("link").last();
  await forward.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await forward.click();
  await expectShown(page, next);
  await expectAtTop(page, next);
  await expect(chapter(page, next)).toBeFocused();
  await page.goBack();
  await expectShown(page, one);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before))
    .toBeLessThan(5);
  await page.goForward();
  await expectShown(page, next);
  await chapter(page, next).getByRole("navigation").getByRole("link").first().click();
  await expectShown(page, one);
});

test("Back leads to the first chapter, and the skip link changes nothing", async ({ page }) => {
  await open(page);
  await getTab(page, "catalyst").click();
  await expectShown(page, "catalyst");
  await page.locator(".skip-link").press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expectShown(page, "catalyst");
  await page.goBack();
  await page.goBack();
  await expectShown(page, first);
});

test("links to terms and sources open their chapter and scroll to the entry", async ({ page }) => {
  await open(page);
  for (const [kind, chapterId] of [
    ["term", "glossary"],
    ["source", "sources"],
  ] as const) {
    const link = page.locator(`.tab-panels a[href^="#${kind}-"]`).first();
    const id = ((await link.getAttribute("href")) ?? "").slice(1);
    const from = await link.evaluate((element) => element.closest("[data-tab-panel]")?.id ?? "");
    await getTab(page, from).click();
    await link.click();
    await expectShown(page, chapterId);
    await expect(chapter(page, id)).toBeFocused();
    await expect(chapter(page, id)).toBeInViewport();
    await page.goBack();
    await expectShown(page, from);
  }
});

test("find-in-page opens the chapter with the match", async ({ page }) => {
  await open(page);
  const hidden = page.locator(".tab-panels [data-tab-panel][hidden]");
  for (const panel of await hidden.all()) {
    await expect(panel).toHaveAttribute("hidden", "until-found");
  }
  // The event of a browser whose find-in-page matches in a hidden panel.
  await chapter(page, "suboptimization").evaluate((panel) => {
    panel.dispatchEvent(new Event("beforematch", { bubbles: true }));
    panel.removeAttribute("hidden");
  });
  await expectShown(page, "suboptimization");
});

test("the four aspects are horizontal tabs", async ({ page }) => {
  await open(page, "#what-it-measures");
  const list = chapter(page, "what-it-measures").getByRole("tablist");
  await chapter(page, "affiliation").scrollIntoViewIfNeeded();
  await list.getByRole("tab").first().focus();
  for (const key of ["ArrowRight", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await expect(chapter(page, "adaptability")).toBeVisible();
  await expect(chapter(page, "affiliation")).toBeHidden();
  await expectShown(page, "what-it-measures");
  await expect(page).toHaveURL(/#adaptability$/);
  await page.goBack();
  await expect(chapter(page, "affiliation")).toBeVisible();
  await expect(chapter(page, "adaptability")).toBeHidden();
});

test("prints all chapters, but no list", async ({ page }) => {
  await open(page, "#glossary");
  await page.emulateMedia({ media: "print" });
  for (const id of chapterIds) await expect(chapter(page, id)).toBeVisible();
  await expect(page.getByRole("tab").locator("visible=true")).toHaveCount(0);
});

test.describe("without script", () => {
  test.use(withoutScript);

  for (const width of [360, 1200]) {
    test(`all chapters and aspects follow one another, ${width} px`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit("science", "en");
      for (const id of [
        ...chapterIds,
        "affiliation",
        "directiveness",
        "adaptability",
        "integration",
      ]) {
        await expect(chapter(page, id)).toBeVisible();
      }
      await expect(page.getByRole("tab")).toHaveCount(0);
      const lists = page.locator("main nav:not([aria-labelledby=first-chapters])");
      const links = lists.filter({ visible: true }).first().getByRole("link");
      await expect(links).toHaveCount(chapterIds.length);
      await links.nth(chapterIndex).click();
      await expect(page).toHaveURL(new RegExp(`#${one}$`));
      await expectAtTop(page, one);
    });
  }
});
