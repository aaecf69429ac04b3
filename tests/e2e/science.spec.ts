import { expect, type Page } from "@playwright/test";
import { aspectsChapter, readChapterIds } from "#load/schema/chapters.ts";
import { getPath } from "#locale/routes.ts";
import { projectRoot } from "#tools/project.ts";
import { listLayoutShiftsSince } from "./fixtures/layout-shifts.ts";
import { test, withoutScript } from "./fixtures/test.ts";
import { waitUntilSettled } from "./fixtures/wait-until.ts";

/** The visible chapters. */
const getShownChapters = (page: Page) =>
  page.locator(".tab-panels > [data-tab-panel]:visible > h2").locator("..");
const getChapter = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const getTab = (page: Page, id: string) => page.locator(`[role=tab][href="#${id}"]`);

const chapterIds = readChapterIds(projectRoot);
const [firstId = "", secondId = "", thirdId = ""] = chapterIds;
const lastId = chapterIds.at(-1) ?? "";
/** The index of the first of two consecutive chapters, neither of which has links among its aspects. */
const chapterIndex = chapterIds.findIndex(
  (id, index) => index > 1 && ![id, chapterIds[index + 1]].includes(aspectsChapter),
);
const [chapterId = "", nextChapterId = ""] = chapterIds.slice(chapterIndex);

/** Waits until the links to chapters have become tabs. */
async function waitForTabs(page: Page) {
  await expect(page.locator("[role=tablist][aria-orientation=vertical]")).toBeAttached();
}

async function openChapters(page: Page, fragment = "") {
  await page.goto(`${getPath("science", "en")}${fragment}`);
  await waitForTabs(page);
}

async function expectShown(page: Page, id: string) {
  await expect(getChapter(page, id)).toBeVisible();
  await expect(getShownChapters(page)).toHaveCount(1);
  await expect(getTab(page, id)).toHaveAttribute("aria-selected", "true");
}

/** Expects an element's top to be in the window, below the header. */
async function expectAtTop(page: Page, id: string) {
  await expect
    .poll(async () => {
      const top = (await getChapter(page, id).boundingBox())?.y ?? -1;
      const header = await page.getByRole("banner").boundingBox();
      return top >= (header?.height ?? 0) - 1 && top < 250;
    })
    .toBe(true);
}

test("tabs name their panels; arrow keys, Home and End move the focus, Enter and Space open", async ({
  page,
}) => {
  await openChapters(page);
  await expectShown(page, firstId);
  const title = await page.title();
  const tabs = page.locator("[role=tablist][aria-orientation=vertical] [role=tab]");
  await expect(tabs).toHaveCount(chapterIds.length);
  for (const tab of await tabs.all()) {
    const panel = page.locator(`[id="${await tab.getAttribute("aria-controls")}"]`);
    await expect(panel).toHaveRole("tabpanel");
    await expect(panel).toHaveAttribute("aria-labelledby", (await tab.getAttribute("id")) ?? "-");
  }
  const focusedTab = page.locator("[role=tab]:focus");
  await getTab(page, firstId).focus();
  for (const [key, id] of [
    ["ArrowDown", secondId],
    ["End", lastId],
    ["ArrowDown", firstId],
    ["ArrowUp", lastId],
    ["Home", firstId],
    ["ArrowDown", secondId],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focusedTab).toHaveAttribute("href", `#${id}`);
    await expectShown(page, firstId);
  }
  await page.keyboard.press("Enter");
  await expectShown(page, secondId);
  await expect(page).toHaveURL(new RegExp(`#${secondId}$`));
  await expect(page).toHaveTitle(`${await getTab(page, secondId).textContent()} · ${title}`);
  await expect(focusedTab).toHaveAttribute("href", `#${secondId}`);
  await expect(getTab(page, secondId)).toHaveAttribute("tabindex", "0");
  await expect(getTab(page, firstId)).toHaveAttribute("tabindex", "-1");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expectShown(page, thirdId);
  await expectAtTop(page, thirdId);
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(title);
});

test("a fragment opens its chapter or aspect, or the chapter around it, and scrolls to it", {
  tag: "@engines",
}, async ({ page }) => {
  await openChapters(page);
  await page.goto(`${getPath("science", "en")}#term-work-role`);
  await expectShown(page, "glossary");
  await expectAtTop(page, "term-work-role");
  for (const fragment of [
    chapterId,
    "term-work-role",
    "source-osgood-1957",
    "integration",
    "adaptability",
  ]) {
    await page.goto("about:blank");
    await openChapters(page, `#${fragment}`);
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
  await page.goto(`${getPath("science", "en")}#${chapterId}`);
  await expect(page.locator("[role=tablist]")).toHaveCount(0);
  await expect(getShownChapters(page)).toHaveCount(1);
  await expectAtTop(page, chapterId);
  await getChapter(page, chapterId).getByRole("navigation").getByRole("link").last().click();
  await expect(getChapter(page, nextChapterId)).toBeVisible();
  await expect(getShownChapters(page)).toHaveCount(1);
  await page.goBack();
  await expect(getChapter(page, chapterId)).toBeVisible();
});

test("the script shifts nothing", async ({ page }) => {
  // From now on the browser has the typeface, which shifts texts if it comes late.
  await openChapters(page);
  for (const fragment of ["", `#${chapterId}`]) {
    await page.goto("about:blank");
    await openChapters(page, fragment);
    await waitUntilSettled(page);
    expect(await listLayoutShiftsSince(0, page)).toEqual([]);
  }
});

test("previous and next open chapters, Back and Forward return to them", {
  tag: "@engines",
}, async ({ page }) => {
  await openChapters(page, `#${chapterId}`);
  const forward = getChapter(page, chapterId).getByRole("navigation").getByRole("link").last();
  await forward.scrollIntoViewIfNeeded();
  const scrollYBefore = await page.evaluate(() => scrollY);
  await forward.click();
  await expectShown(page, nextChapterId);
  await expectAtTop(page, nextChapterId);
  await expect(getChapter(page, nextChapterId)).toBeFocused();
  await page.goBack();
  await expectShown(page, chapterId);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - scrollYBefore))
    .toBeLessThan(5);
  await page.goForward();
  await expectShown(page, nextChapterId);
  await getChapter(page, nextChapterId).getByRole("navigation").getByRole("link").first().click();
  await expectShown(page, chapterId);
});

test("Back leads to the first chapter, and the skip link changes nothing", async ({ page }) => {
  await openChapters(page);
  await getTab(page, "catalyst").click();
  await expectShown(page, "catalyst");
  await page.locator(".skip-link").press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expectShown(page, "catalyst");
  await page.goBack();
  await page.goBack();
  await expectShown(page, firstId);
});

test("links to terms and sources open their chapter and scroll to the entry", async ({ page }) => {
  await openChapters(page);
  for (const [kind, chapterId] of [
    ["term", "glossary"],
    ["source", "sources"],
  ] as const) {
    const link = page.locator(`.tab-panels a[href^="#${kind}-"]`).first();
    const id = ((await link.getAttribute("href")) ?? "").slice(1);
    const chapterWithLink = await link.evaluate(
      (element) => element.closest("[data-tab-panel]")?.id ?? "",
    );
    await getTab(page, chapterWithLink).click();
    await link.click();
    await expectShown(page, chapterId);
    await expect(getChapter(page, id)).toBeFocused();
    await expect(getChapter(page, id)).toBeInViewport();
    await page.goBack();
    await expectShown(page, chapterWithLink);
  }
});

test("find-in-page opens the chapter with the match", async ({ page }) => {
  await openChapters(page);
  const hiddenPanels = page.locator(".tab-panels [data-tab-panel][hidden]");
  for (const panel of await hiddenPanels.all()) {
    await expect(panel).toHaveAttribute("hidden", "until-found");
  }
  // The event of a browser whose find-in-page matches in a hidden panel.
  await getChapter(page, "suboptimization").evaluate((panel) => {
    panel.dispatchEvent(new Event("beforematch", { bubbles: true }));
    panel.removeAttribute("hidden");
  });
  await expectShown(page, "suboptimization");
});

test("the four aspects are horizontal tabs", async ({ page }) => {
  await openChapters(page, "#what-it-measures");
  const list = getChapter(page, "what-it-measures").getByRole("tablist");
  await getChapter(page, "affiliation").scrollIntoViewIfNeeded();
  await list.getByRole("tab").first().focus();
  for (const key of ["ArrowRight", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await expect(getChapter(page, "adaptability")).toBeVisible();
  await expect(getChapter(page, "affiliation")).toBeHidden();
  await expectShown(page, "what-it-measures");
  await expect(page).toHaveURL(/#adaptability$/);
  await page.goBack();
  await expect(getChapter(page, "affiliation")).toBeVisible();
  await expect(getChapter(page, "adaptability")).toBeHidden();
});

test("prints all chapters, but no list", async ({ page }) => {
  await openChapters(page, "#glossary");
  await page.emulateMedia({ media: "print" });
  for (const id of chapterIds) await expect(getChapter(page, id)).toBeVisible();
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
        await expect(getChapter(page, id)).toBeVisible();
      }
      await expect(page.getByRole("tab")).toHaveCount(0);
      const lists = page.locator("main nav:not([aria-labelledby=first-chapters])");
      const links = lists.filter({ visible: true }).first().getByRole("link");
      await expect(links).toHaveCount(chapterIds.length);
      await links.nth(chapterIndex).click();
      await expect(page).toHaveURL(new RegExp(`#${chapterId}$`));
      await expectAtTop(page, chapterId);
    });
  }
});
