import type { Page } from "@playwright/test";
import { getPath } from "#locale/routes.ts";
import { readContent } from "#tests/harness/read-content.ts";
import { hydrateIslands, openParts } from "./accessibility-checks/hydrate-islands.ts";
import { type ContactForm, createSentUrlPattern } from "./contact-form.ts";
import { FinderPage } from "./finder-page.ts";
import { mockFacilitators } from "./finder-texts.ts";
import { holdScripts } from "./fixtures/hold-scripts.ts";
import { expect, test, withoutScript } from "./fixtures/test.ts";
import { translatePage, waysToTranslate } from "./fixtures/translate-page.ts";
import { waitUntilIdle } from "./fixtures/wait-until.ts";
import { firstPagesWithForm, openForm, type PageWithForm } from "./pages-with-form.ts";
import { TrialSteps } from "./trial-steps.ts";

/** The console's message for an island whose script is cut off. */
const cutOffError = /^console error: .*SyntaxError/;

/** Cuts scripts in half, never into valid ones: a browser would store those for the next visit. */
async function cutOff(page: Page, scripts: RegExp): Promise<void> {
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: `${text.slice(0, text.length / 2)}{` });
  });
}

/** Returns a function that lists the islands whose failures a page has reported since this call. */
async function watchFailures(page: Page): Promise<() => string[]> {
  const reported: string[] = [];
  await page.route("**/api/island-failures?**", async (route) => {
    reported.push(new URL(route.request().url()).searchParams.get("island") ?? "");
    await route.continue();
  });
  return () => reported;
}

/** Returns a function that changes the texts of a page, each time in another way. */
function createTranslator(page: Page): () => Promise<void> {
  let times = 0;
  return async () => {
    await translatePage(page, waysToTranslate[times % waysToTranslate.length] ?? "wrap");
    times += 1;
  };
}

/** Sends a form with a mistake and then without, and changes the page before each step and after them. */
async function sendAfterMistake(
  form: ContactForm,
  fields: Parameters<ContactForm["fillIn"]>[0] & { email: string },
  changePage: () => Promise<void>,
): Promise<void> {
  await changePage();
  await form.fillIn({ ...fields, email: "no address" });
  await changePage();
  await form.submit();
  await expect(form.control("email")).toHaveAttribute("aria-invalid", "true");
  await changePage();
  await form.fillIn({ email: fields.email });
  await form.submit();
  await expect(form.status).toContainText(form.text("success"));
  await changePage();
}

/** Puts icons beside the controls of a form, as an extension does, in place of those from before. */
const createIconAdder = (form: ContactForm) => () =>
  form.root.evaluate((element) => {
    for (const old of element.querySelectorAll("[data-icon]")) old.remove();
    for (const control of element.querySelectorAll("input, textarea, button")) {
      const icon = document.createElement("span");
      icon.dataset.icon = "";
      control.before(icon);
      control.after(icon.cloneNode());
      control.setAttribute("data-seen", "");
    }
    element.append(document.createElement("iframe"));
    element.querySelector("iframe ~ iframe")?.remove();
  });

const getIsland = ({ formName }: PageWithForm) =>
  formName === "prospect" ? "ProspectForm" : "FormFrame";

/** A form of each island. Tests alternate between them: a fault of one shows with any fields. */
const pageOfEachIsland = firstPagesWithForm.filter(
  (page, index) =>
    firstPagesWithForm.findIndex((other) => getIsland(other) === getIsland(page)) === index,
);
const [prospectPage, messagePage] = pageOfEachIsland as [PageWithForm, PageWithForm];

/** Parts that may be removed from the page of a form, with their selectors. */
const removals = [
  { what: "the form", selector: "form[method=post]", formPage: prospectPage },
  { what: "a field", selector: "[name=email]", formPage: messagePage },
  { what: "everything", selector: "astro-island:has([name=email]) > *", formPage: prospectPage },
];

/** Waits until a form and the other islands of its page are hydrated. */
async function hydrate(form: ContactForm): Promise<void> {
  const page = form.root.page();
  await hydrateIslands(page);
  await form.reach();
  await waitUntilIdle(page);
}

for (const [what, formPage, createChange] of [
  ["its texts change", prospectPage, (form: ContactForm) => createTranslator(form.root.page())],
  ["an extension inserts and removes nodes", messagePage, createIconAdder],
] as const) {
  test(`a form is sent although ${what}`, async ({ page, visit, site }) => {
    const { form, sample } = await openForm(page, visit, formPage);
    await hydrate(form);
    await sendAfterMistake(form, sample.fields, createChange(form));
    expect(await sample.listOf(site)).toEqual([sample.stored]);
    await form.button("another").click();
    await expect(form.control("email")).toHaveValue("");
  });
}

test("a form is sent although its texts changed before the script loaded", async ({
  page,
  visit,
  site,
}) => {
  const loadScripts = await holdScripts(page);
  const { form, sample } = await openForm(page, visit, messagePage);
  await form.fillIn(sample.fields);
  await form.control("email").focus();
  await translatePage(page, "wrap");
  loadScripts();
  const island = page.locator("[data-hydrated]").filter({ has: form.root });
  await expect(island).toBeAttached();
  await waitUntilIdle(page);
  await form.expectFilledIn(sample.fields);
  await expect(form.control("email")).toBeFocused();
  await form.submit();
  await expect(form.status).toContainText(form.text("success"));
  expect(await sample.listOf(site)).toEqual([sample.stored]);
});

test("a form keeps its values, and is stored once, if the script fails on submit", async ({
  page,
  visit,
  site,
  guard,
}) => {
  guard.allow(/^exception: Error: a fault of a test/);
  const failures = await watchFailures(page);
  const { form, sample } = await openForm(page, visit, prospectPage);
  await form.reach();
  await form.fillIn(sample.fields);
  await page.evaluate(() => {
    Node.prototype.insertBefore = () => {
      throw new Error("a fault of a test");
    };
  });
  const postResponse = page.waitForResponse((response) => response.request().method() === "POST");
  await form.submit();
  await postResponse;
  await form.expectFilledIn(sample.fields);
  await expect(form.submitButton).toBeFocused();
  await expect.poll(failures).toEqual([getIsland(prospectPage)]);
  // The script may have sent it already: it is the same message.
  await form.submit();
  await expect(page).toHaveURL(createSentUrlPattern(prospectPage.locale));
  expect(await sample.listOf(site)).toEqual([sample.stored]);
});

for (const formPage of pageOfEachIsland) {
  test(`${formPage.formName}: is sent without script if the script cannot be loaded`, async ({
    page,
    visit,
    site,
    guard,
  }) => {
    guard.allow(cutOffError);
    const failures = await watchFailures(page);
    await cutOff(page, /\/_astro\/(FormFrame|ProspectForm)[^/]*\.js/);
    const { form, sample } = await openForm(page, visit, formPage);
    await form.root.scrollIntoViewIfNeeded();
    await form.fillIn(sample.fields);
    await expect.poll(failures).toContain(getIsland(formPage));
    await form.expectFilledIn(sample.fields);
    await form.submit();
    await expect(page).toHaveURL(createSentUrlPattern(formPage.locale));
    expect(await sample.listOf(site)).toEqual([sample.stored]);
  });
}

for (const { what, selector, formPage } of removals) {
  test(`a form keeps its values if something removes ${what}`, async ({ page, visit, site }) => {
    const failures = await watchFailures(page);
    const { form, sample } = await openForm(page, visit, formPage);
    await hydrate(form);
    await form.fillIn(sample.fields);
    await form.root.evaluate((element, removedParts) => {
      const island = element.closest("astro-island");
      for (const node of document.querySelectorAll(removedParts)) {
        if (island?.contains(node)) node.remove();
      }
    }, selector);
    await expect.poll(failures).toEqual([getIsland(formPage)]);
    await form.expectFilledIn(sample.fields);
    await form.submit();
    await expect(page).toHaveURL(createSentUrlPattern(formPage.locale));
    expect(await sample.listOf(site)).toEqual([sample.stored]);
  });
}

test("a form is stored although a service translates every text as soon as it appears", async ({
  page,
  visit,
  site,
  guard,
}) => {
  // React met changed texts.
  guard.tolerate(/^exception: Error: Minified React error #418;/);
  for (const formPage of pageOfEachIsland) {
    const { form, sample } = await openForm(page, visit, formPage);
    await translatePage(page, "wrap", true);
    // Until React is done, the form may be replaced: also between the focus of a field and its text.
    await expect(() => form.root.scrollIntoViewIfNeeded()).toPass();
    const island = page.locator("[data-hydrated], [data-failed]");
    await expect(island.filter({ has: form.root })).toBeAttached();
    await waitUntilIdle(page);
    await form.fillIn(sample.fields);
    await form.expectFilledIn(sample.fields);
    await form.submit();
    // On the page or, where React met changed texts, on the next one.
    await expect(page.locator("main")).toContainText(form.text("success"));
    expect(await sample.listOf(site)).toEqual([sample.stored]);
  }
});

/** The accessibility trees and heights of the parts of a page whose islands may fail. */
async function readIslandParts(page: Page): Promise<{ content: string; height: number }[]> {
  const parts = await page.locator("[data-fallback]").all();
  return Promise.all(
    parts.map(async (part) => ({
      content: await part.ariaSnapshot(),
      height: Math.round((await part.boundingBox())?.height ?? 0),
    })),
  );
}

/** Does something to each island of those parts, by which it fails. */
async function breakIslands(page: Page, breakIsland: (content: Element) => void): Promise<void> {
  for (const part of await page.locator("[data-fallback]").all()) {
    await part.locator("astro-island > *").first().evaluate(breakIsland);
    await expect(part.locator("astro-island[data-failed]")).toBeAttached();
  }
}

test.describe("islands without a form to send", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("hydrate although their texts changed before", async ({ page, visit }) => {
    for (const id of ["home", "trial", "product", "science", "facilitatorship"] as const) {
      const loadScripts = await holdScripts(page);
      await visit(id, "sv");
      await translatePage(page, "wrap");
      loadScripts();
      await hydrateIslands(page);
      await waitUntilIdle(page);
      await expect(page.locator("astro-island[data-failed]")).toHaveCount(0);
    }
  });

  test("look and read as on a page without script after they failed", async ({
    page,
    browser,
    visit,
    baseURL,
    guard,
  }) => {
    guard.allow(cutOffError);
    const pageWithoutScript = await (
      await browser.newContext({ ...withoutScript, baseURL })
    ).newPage();
    const pageIslandCounts = [
      ["trial", 1],
      ["product", 3],
      ["facilitatorship", 1],
    ] as const;
    const scripts = /\/_astro\/(DemoControls|Finder|ScaleTrial)\.[^/]*\.js/;
    for (const [id, count] of pageIslandCounts) {
      await pageWithoutScript.goto(getPath(id, "sv"));
      await openParts(pageWithoutScript);
      let expected: Awaited<ReturnType<typeof readIslandParts>> = [];
      const countReadable = async () => {
        expected = await readIslandParts(pageWithoutScript);
        // What has just been opened has no content before the next frame.
        return expected.filter(({ content }) => content !== "").length;
      };
      await expect.poll(countReadable).toBe(count);

      await cutOff(page, scripts);
      await visit(id, "sv");
      await openParts(page);
      await breakIslands(page, (island) => island.scrollIntoView());
      await expect.poll(() => readIslandParts(page)).toEqual(expected);
      await page.unroute(scripts);

      await visit(id, "sv");
      await hydrateIslands(page);
      await waitUntilIdle(page);
      await expect(page.locator("[data-failed]")).toHaveCount(0);
      expect(await readIslandParts(page)).not.toEqual(expected);
      await breakIslands(page, (island) => island.closest("astro-island")?.replaceChildren());
      await expect.poll(() => readIslandParts(page)).toEqual(expected);
    }
    await pageWithoutScript.context().close();
  });

  test("the trial works although its texts change", async ({ page, visit }) => {
    await visit("trial", "sv");
    const trial = new TrialSteps(page);
    const translate = createTranslator(page);
    await trial.begin();
    await waitUntilIdle(page);
    await translate();
    await trial.pressNext();
    await translate();
    await trial.answer([3, 5, 5, 6, 2, 3, 4, 4, 5]);
    await trial.goOn();
    await translate();
    await trial.answer([5, 2, 3, 4, 6, 4, 3, 6, 3]);
    await translate();
    await trial.goOn();
    await expect(trial.map).toBeVisible();
    await translate();
    await trial.root.getByRole("button").last().click();
    await expect(trial.pairs).toHaveCount(9);
    await expect(page.locator("astro-island[data-failed]")).toHaveCount(0);
  });

  test("a colleague is asked and answers although texts change", async ({
    page,
    visit,
    browser,
    baseURL,
  }) => {
    const translate = createTranslator(page);
    const trial = new TrialSteps(page);
    const answers = [3, 5, 5, 6, 2, 3, 4, 4, 5];
    const { ask } = readContent("pages/trial/de.yaml");
    await visit("trial", "de");
    await trial.begin();
    await trial.finish(answers, answers);
    await translate();
    await trial.root.getByRole("textbox").fill("Kim");
    await trial.root.getByRole("button", { name: ask.action }).click();
    await expect(trial.link).toBeVisible();
    await translate();
    const colleagueContext = await browser.newContext({ baseURL });
    const colleague = new TrialSteps(await colleagueContext.newPage());
    await colleague.page.goto(await trial.link.inputValue());
    const translateThere = createTranslator(colleague.page);
    // The page shows nine pairs before it has followed the link, too; then it moves the focus.
    await expect(colleague.heading).toBeFocused();
    await translateThere();
    await colleague.answer(answers);
    await colleague.goOn();
    await expect(colleague.link).toBeVisible();
    await translateThere();
    await expect(colleague.page.locator("[data-failed]")).toHaveCount(0);
    await page.goto(await colleague.link.inputValue());
    await expect(trial.heading).toBeFocused();
    await translate();
    await trial.root.getByRole("button").last().click();
    await expect(trial.heading).toBeFocused();
    await expect(page.locator("[data-failed]")).toHaveCount(0);
    await colleagueContext.close();
  });

  test("the finder works although its texts change", async ({ page }) => {
    await mockFacilitators(page);
    const finder = await FinderPage.open(page, "en");
    const translate = createTranslator(page);
    const entryCount = await finder.entries.count();
    const word = (await finder.entries.first().locator("p").first().textContent()) ?? "";
    await translate();
    const statusBefore = (await finder.status.textContent()) ?? "";
    await finder.text.fill(word);
    await expect(finder.entries).not.toHaveCount(entryCount);
    await expect(finder.status).not.toHaveText(statusBefore);
    await translate();
    await finder.text.fill("nobody is called so");
    await expect(finder.entries).toHaveCount(0);
    await translate();
    await finder.list.getByRole("button").click();
    await expect(finder.entries).toHaveCount(entryCount);
    await translate();
    await finder.lookFor("Stockholm");
    await expect(finder.list.locator("summary")).toHaveCount(0);
    await expect(finder.entries.first()).toBeVisible();
  });

  test("demos and tabs work although their texts change", async ({ page, visit }) => {
    const translate = createTranslator(page);
    await visit("product", "en");
    const button = page.locator("[data-demo] button").first();
    await button.scrollIntoViewIfNeeded();
    await hydrateIslands(page);
    await waitUntilIdle(page);
    await translate();
    const labelBefore = (await button.textContent()) ?? "";
    await button.click();
    await expect(button).not.toHaveText(labelBefore);
    await translate();
    await button.click();
    await expect(button).toContainText(labelBefore.replace(/ ·$/, ""));

    await visit("home", "en");
    const list = page.getByRole("tablist");
    await list.scrollIntoViewIfNeeded();
    await waitUntilIdle(page);
    await translate();
    for (const tab of await list.getByRole("tab").all()) {
      await tab.click();
      await expect(tab).toHaveAttribute("aria-selected", "true");
      await expect(page.locator("[role=tabpanel]:visible")).toHaveCount(1);
      await translate();
    }
    await expect(page.locator("astro-island[data-failed]")).toHaveCount(0);

    await visit("science", "en");
    await hydrateIslands(page);
    await waitUntilIdle(page);
    const chapters = page.locator("[role=tablist][aria-orientation=vertical]");
    for (const tab of (await chapters.getByRole("tab").all()).slice(0, 6)) {
      await translate();
      await tab.click();
      await expect(tab).toHaveAttribute("aria-selected", "true");
    }
    await expect(page.locator("astro-island[data-failed]")).toHaveCount(0);
  });
});
