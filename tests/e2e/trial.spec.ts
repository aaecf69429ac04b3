import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { fill } from "#locale/fill";
import { distDir } from "#tools/project";
import { readContent } from "../harness/read-content.ts";
import { painted, shiftsSince } from "./fixtures/layout-shifts.ts";
import { expect, test, withoutScript } from "./fixtures/test.ts";
import { textsOf } from "./fixtures/texts.ts";
import { type AnswerList, TrialSteps } from "./trial-steps.ts";

const words = readContent("trial/en.yaml");
const roles: { name: string; as: string }[] = words.role.options;
const [firstRole, secondRole] = roles;
const lastRole = roles.at(-1);

/** The patterns named in the result, in order. */
const patterns = ["processor", "motivator"].map(
  (id) => textsOf("en")[`pattern.${id}` as "pattern.processor"],
);
const inOrder = (...parts: (string | undefined)[]) =>
  new RegExp(parts.map((part) => RegExp.escape(part ?? "-")).join("[^]*"));

/** Whether the built site has a file at this path. */
const isBuilt = (path: string) => existsSync(join(distDir, path));

/** A Processor who guesses a Motivator, 3.3 steps apart. */
const self: AnswerList = [3, 5, 5, 6, 2, 3, 4, 4, 5];
const guess: AnswerList = [5, 2, 3, 4, 6, 4, 3, 6, 3];

test("answers are neither sent nor stored", async ({ page, visit }) => {
  await visit("home", "sv");
  const trial = new TrialSteps(page);
  await trial.begin();
  // What the page still loads by itself are files of the site.
  const sent: string[] = [];
  page.on("request", (request) => {
    const { protocol, pathname, search } = new URL(request.url());
    const isFile = request.method() === "GET" && search === "" && isBuilt(pathname);
    if (protocol.startsWith("http") && !isFile) sent.push(`${request.method()} ${request.url()}`);
  });
  await trial.finish(self, guess);
  await trial.root.getByRole("button").nth(1).click();
  await expect(trial.pairs).toHaveCount(9);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(new URL(page.url()).search).toBe("");
  // A script may send something when its page is left.
  await page.goto("about:blank");
  expect(sent).toEqual([]);
});

test("points out unanswered pairs, focuses headings, and has a text alternative of the result", async ({
  page,
  visit,
}) => {
  await visit("home", "en");
  const trial = new TrialSteps(page);
  await trial.reach();
  await trial.root.getByRole("radio", { name: lastRole?.name }).check();
  await trial.begin();
  await expect(trial.text(lastRole?.as ?? "-")).toBeVisible();
  await trial.answer([4, 4]);
  await trial.goOn();
  await expect(trial.radio(2, 1)).toBeFocused();
  await expect(trial.pairs.nth(2)).toHaveAttribute("aria-invalid", "true");
  await expect(trial.pairs.nth(2)).toHaveAccessibleDescription(fill(words.open.some, { count: 7 }));
  await expect(trial.pairs.nth(1)).not.toHaveAttribute("aria-invalid");
  await trial.answer(self);
  await expect(trial.root.locator("[aria-invalid]")).toHaveCount(0);
  await trial.goOn();
  const heading = trial.root.getByRole("heading", { level: 3 });
  await expect(heading).toBeFocused();
  await expect(trial.root.locator("[aria-current=step]")).toContainText(words.steps.guess);
  await trial.answer(guess);
  await trial.goOn();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(heading).toHaveText(inOrder(...patterns));
  await expect(trial.root.locator("[aria-live], [role=status], [role=alert]")).toHaveCount(0);
  await expect(trial.map).toHaveAccessibleName(
    inOrder(patterns[0], "3", patterns[1], "5.7", "3.3"),
  );
  await expect(trial.map.getByText(/^3\.3 /)).toBeVisible();
  await expect(
    trial.root.getByText(lastRole?.name ?? "-", { exact: true }).filter({ visible: true }),
  ).toBeVisible();
});

test("keeps answers when going back, and clears them on restart", async ({ page, visit }) => {
  await visit("home", "en");
  const trial = new TrialSteps(page);
  await trial.begin();
  await trial.answer(self);
  await trial.goOn();
  await expect(trial.root.getByRole("radio", { checked: true })).toHaveCount(0);
  await trial.answer(guess);
  await trial.root.getByRole("button", { name: words.back }).click();
  await expect(trial.radio(0, 3)).toBeChecked();
  await trial.radio(0, 7).check();
  await trial.goOn();
  await expect(trial.radio(8, 3)).toBeChecked();
  await trial.goOn();
  const before = await trial.map.innerHTML();
  await trial.root.getByRole("button", { name: words.change }).click();
  await trial.radio(1, 7).check();
  await trial.goOn();
  await expect.poll(() => trial.map.innerHTML()).not.toBe(before);
  await trial.root.getByRole("button", { name: words.again }).click();
  await expect(trial.text(fill(words.answered, { count: 0, total: 9 }))).toBeVisible();
});

test("works with the keyboard alone", async ({ page, visit }) => {
  await visit("home", "en");
  const trial = new TrialSteps(page);
  await trial.reach();
  await trial.root.getByRole("radio", { name: firstRole?.name }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(trial.root.getByRole("radio", { name: secondRole?.name })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  for (const values of [self, guess]) {
    await expect(trial.root.getByRole("heading", { level: 3 })).toBeFocused();
    for (const [pair, value] of values.entries()) {
      await page.keyboard.press("Tab");
      await expect(trial.radio(pair, 1)).toBeFocused();
      await page.keyboard.press("Space");
      for (let step = 1; step < value; step++) await page.keyboard.press("ArrowRight");
      await expect(trial.radio(pair, value)).toBeChecked();
      await expect(trial.radio(pair, value)).toBeFocused();
      expect(await outlineOf(page)).toBe("solid");
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  }
  await expect(trial.map).toBeVisible();
});

const outlineOf = (page: Page) =>
  page.evaluate(
    () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
  );

test("keeps a choice made before hydration", async ({ page, visit }) => {
  const script = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await script.promise;
    await route.continue();
  });
  await visit("home", "en");
  const trial = new TrialSteps(page);
  await trial.root.scrollIntoViewIfNeeded();
  await trial.root.getByRole("radio", { name: lastRole?.name }).check();
  script.resolve();
  await trial.begin();
  await expect(trial.text(lastRole?.as ?? "-")).toBeVisible();
});

test("hydration shifts nothing, and with reduced motion nothing moves", async ({ page, visit }) => {
  await visit("home", "en");
  const start = await painted(page);
  const trial = new TrialSteps(page);
  await trial.reach();
  expect(await shiftsSince(start, page)).toEqual([]);
  await trial.begin();
  await trial.finish(self, guess);
  const running = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1).length,
  );
  expect(running).toBe(0);
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
});

test.describe("without script", () => {
  test.use(withoutScript);

  test("shows an example with its answers, and no controls", async ({ page, visit }) => {
    await visit("home", "en");
    const trial = page.locator("#trial");
    await expect(trial.getByRole("radio")).toHaveCount(0);
    await expect(trial.getByRole("button")).toHaveCount(0);
    const pictures = trial.getByRole("img");
    await expect(pictures).toHaveCount(1 + 9);
    await expect(pictures.first()).toBeVisible();
    await expect(pictures.first()).toHaveAccessibleName(inOrder(...patterns));
    await expect(trial.getByRole("listitem").filter({ visible: true })).toHaveCount(2 + 3 + 9);
    // The three scales as a table.
    await trial.locator("summary").click();
    await expect(trial.getByRole("table").getByRole("row")).toHaveCount(1 + 3);
  });
});
