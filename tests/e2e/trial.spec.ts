import { existsSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page, Request } from "@playwright/test";
import { formatLink } from "#instrument/trial-link.ts";
import { interpolate } from "#locale/interpolate.ts";
import { getPath } from "#locale/routes.ts";
import { readContent } from "#tests/harness/read-content.ts";
import { damagedLinks, formatAnswerLink } from "#tests/harness/trial-links.ts";
import { distDir } from "#tools/project.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { holdScripts } from "./fixtures/hold-scripts.ts";
import { listLayoutShiftsSince, waitForPaint } from "./fixtures/layout-shifts.ts";
import { expect, test, withoutScript } from "./fixtures/test.ts";
import { readTexts } from "./fixtures/texts.ts";
import { type AnswerValues, TrialSteps } from "./trial-steps.ts";

const texts = readContent("pages/trial/en.yaml");
const roles: { id: string; name: string; as: string }[] = texts.role.options;
const [firstRole, secondRole] = roles;
const lastRole = roles.at(-1);

/** The patterns named in the result, in order. */
const patterns = ["processor", "motivator"].map(
  (id) => readTexts("en")[`pattern.${id}` as "pattern.processor"],
);
const createOrderPattern = (...parts: (string | undefined)[]) =>
  new RegExp(parts.map((part) => RegExp.escape(part ?? "-")).join("[^]*"));

/** Whether the built site has a file at this path. */
const isBuilt = (path: string) => existsSync(join(distDir, path));

/** A Processor who guesses a Motivator, 3.3 steps apart. */
const self: AnswerValues = [3, 3, 5, 6, 2, 3, 4, 4, 5];
const guess: AnswerValues = [5, 6, 3, 4, 6, 4, 3, 6, 3];
/** A colleague sees a Producer. */
const colleagueAnswers: AnswerValues = [2, 7, 4, 6, 7, 4, 2, 2, 4];

const button = (trial: TrialSteps, name: string) => trial.root.getByRole("button", { name });

test("answers are neither sent nor stored before a colleague is asked", async ({ page }) => {
  const trial = await TrialSteps.open(page, "sv");
  // The page itself still loads files of the site.
  const sentRequests: string[] = [];
  page.on("request", (request) => {
    const { protocol, pathname, search } = new URL(request.url());
    const isFile = request.method() === "GET" && search === "" && isBuilt(pathname);
    if (protocol.startsWith("http") && !isFile)
      sentRequests.push(`${request.method()} ${request.url()}`);
  });
  await trial.finish(self, guess);
  await trial.root.getByRole("button").last().click();
  await expect(trial.pairs).toHaveCount(9);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(new URL(page.url()).search).toBe("");
  // A script may send something when its page is left.
  await page.goto("about:blank");
  expect(sentRequests).toEqual([]);
});

test("a colleague's answer appears on the visitor's map, and no request contains it", async ({
  page,
  browser,
  site,
  axe,
}) => {
  const name = "Zoë Test-Åström";
  const sentTextParts: (string | Promise<string>)[] = [];
  const listen = (context: BrowserContext) => {
    context.on(
      "request",
      (request) => void sentTextParts.push(formatRequest(request, request.headers())),
    );
    // Headers that the network adds are known with the response, and never for a request without one.
    context.on("response", (response) => {
      const request = response.request();
      sentTextParts.push(request.allHeaders().then((headers) => formatRequest(request, headers)));
    });
  };
  listen(page.context());
  // As the home page begins it, with the second pair. Its click may be answered by a prefetched page, of whose
  // request no headers are ever known.
  const start = formatLink({
    kind: "start",
    role: "",
    self: { question: self[1] },
    guess: { question: guess[1] },
  });
  await page.goto(`${getPath("trial", "en")}#${start}`);
  const trial = new TrialSteps(page);
  await trial.begin();
  await expect(trial.radio(1, self[1] ?? 0)).toBeChecked();
  await trial.finish(self, guess);
  await trial.root.getByRole("textbox").fill(`${name}\u202e`);
  await trial.root.getByRole("textbox").press("Enter");
  await expect(trial.root.getByRole("heading", { name: texts.send.title })).toBeFocused();
  await axe("#trial");
  const link = await trial.link.inputValue();
  expect(await trial.root.locator("a[href^='mailto:']").getAttribute("href")).toContain(
    encodeURIComponent(link),
  );

  const colleagueContext = await browser.newContext({ baseURL: site.url });
  listen(colleagueContext);
  const colleague = await colleagueContext.newPage();
  await colleague.goto(link);
  const colleagueTrial = new TrialSteps(colleague);
  await expect(colleagueTrial.heading).toHaveText(
    interpolate(texts.colleague.title.named, { name, as: firstRole?.as ?? "-" }),
  );
  await expect(colleagueTrial.text(createOrderPattern(name))).not.toHaveCount(0);
  await expect(colleague).toHaveTitle(createOrderPattern(name, firstRole?.as));
  await expectAccessible(colleague, "#trial");
  await colleagueTrial.answer(colleagueAnswers);
  await colleagueTrial.goOn();
  await expectAccessible(colleague, "#trial");
  const answerUrl = await colleagueTrial.link.inputValue();
  // The colleague has no map: their own link says where it is.
  const third = await colleagueContext.newPage();
  await third.goto(answerUrl);
  await expect(new TrialSteps(third).heading).toHaveText(texts.otherBrowser.title);
  await expectAccessible(third, "#trial");

  // Another tab of the same browser, twice: it counts once.
  for (const _time of [1, 2]) {
    const result = new TrialSteps(await page.context().newPage());
    await result.page.goto(answerUrl);
    await expect(result.heading).toHaveText(
      createOrderPattern(patterns[0], readTexts("en")["pattern.producer"]),
    );
    await expect(result.heading).toBeFocused();
    await expect(result.map).toHaveAccessibleName(createOrderPattern(patterns[0], patterns[1]));
    await expect(result.text(texts.answered.counts.one)).toBeVisible();
    expect(new URL(result.page.url()).hash).toBe("");
    await result.page.close();
  }
  // The first tab knows it, too.
  await expect(trial.text(texts.answered.counts.one)).toBeVisible();
  await axe("#trial");
  await expect(trial.root.locator(`a[href$="plan=2"]`)).toBeVisible();
  await page.goto(link);
  await expect(trial.heading).toHaveText(texts.ownLink.title);
  await axe("#trial");
  await button(trial, texts.ownLink.action).click();

  await button(trial, texts.forget).click();
  await expect(trial.text(texts.notice.forgotten)).toBeVisible();
  await expect(trial.heading).toBeFocused();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto("about:blank");
  await colleagueContext.close();

  const fragments = [link, answerUrl].map((url) => new URL(url).hash.slice(1));
  const secrets = [...fragments, ...fragments.flatMap((fragment) => fragment.split("."))].filter(
    (part) => part.length > 6 && !roles.some(({ id }) => id === part),
  );
  const sentTexts = await Promise.all(sentTextParts);
  expect(sentTexts.length).toBeGreaterThan(4);
  // Headers that only the network adds are among what was heard.
  expect(sentTexts.filter((text) => text.includes("sec-fetch-dest"))).not.toEqual([]);
  for (const secret of [
    ...secrets,
    start,
    name,
    encodeURIComponent(name),
    ...[self, guess, colleagueAnswers].flatMap((view) => [
      view.join(""),
      view.join(),
      view.join(", "),
    ]),
  ]) {
    expect(sentTexts.filter((text) => text.includes(secret))).toEqual([]);
  }
});

/** All that a request sends to a server. */
function formatRequest(request: Request, headers: Record<string, string>): string {
  const [url = ""] = request.url().split("#");
  return [request.method(), url, ...Object.entries(headers).flat(), request.postData()].join(" ");
}

test("several colleagues are small dots around their mean", { tag: "@engines" }, async ({
  page,
}) => {
  const trial = await TrialSteps.open(page, "en");
  await trial.finish(self, guess);
  await button(trial, texts.ask.action).click();
  const id = await trial.readId();
  const dots = trial.map.locator(".respondent-dot");
  const answer = (colleagueId: string, digits: string) =>
    trial.follow(formatAnswerLink(id, colleagueId, digits));
  await answer("colleag1", "214674224");
  await expect(trial.text(texts.answered.counts.one)).toBeVisible();
  await expect(dots).toHaveCount(0);
  for (const count of [2, 3, 4, 5]) {
    await answer(`colleag${count}`, "214674227");
    await expect(trial.text(interpolate(texts.answered.counts.other, { count }))).toBeVisible();
    await expect(dots).toHaveCount(count);
  }
  await answer("colleag6", "777777777");
  await expect(trial.text(interpolate(texts.notice.full, { count: 5 }))).toBeVisible();
  await expect(dots).toHaveCount(5);
});

test("a colleague's answers stay while other tabs store something", async ({ page, context }) => {
  const ask = formatLink({
    kind: "ask",
    trialId: "dddddddd",
    role: firstRole?.id ?? "-",
    name: "",
  });
  await page.goto(`${getPath("trial", "en")}#${ask}`);
  const trial = new TrialSteps(page);
  await trial.begin();
  await expect(trial.root.locator(`a[href="${getPath("privacy", "en")}"]`)).toBeVisible();
  await trial.answer(colleagueAnswers.slice(0, 5));
  const storageKeys = await page.evaluateHandle(() => {
    const keys: (string | null)[] = [];
    addEventListener("storage", ({ key }) => keys.push(key));
    return keys;
  });
  const otherTrial = await TrialSteps.open(await context.newPage(), "en");
  await otherTrial.page.evaluate(() => localStorage.setItem("geo_Kiruna", "{}"));
  await otherTrial.finish(self, guess);
  await button(otherTrial, texts.ask.action).click();
  await expect.poll(() => storageKeys.jsonValue()).toEqual(["geo_Kiruna", "trial"]);
  await expect(trial.root.getByRole("radio", { checked: true })).toHaveCount(5);
  // A link within the page leads away from the fragment, and "Back" returns to it.
  await trial.follow("content");
  await page.goBack();
  await expect(page).toHaveURL((url) => url.hash === `#${ask}`);
  await expect(trial.root.getByRole("radio", { checked: true })).toHaveCount(5);
  await trial.answer(colleagueAnswers);
  await trial.goOn();
  const link = await trial.link.inputValue();
  await otherTrial.page.evaluate(() => localStorage.setItem("geo_Solna", "{}"));
  await expect.poll(() => storageKeys.jsonValue()).toContain("geo_Solna");
  await expect(trial.link).toHaveValue(link);
});

test("damaged links show a notice, and nothing in them becomes HTML", async ({ page }) => {
  const path = getPath("trial", "en");
  const trial = new TrialSteps(page);
  await page.goto(path);
  await trial.begin();
  const notice = trial.text(texts.notice.damaged);
  // The other damaged links are tested in the unit tests of links.
  const code = damagedLinks.filter((fragment) => /[<:]/.test(fragment));
  expect(code.length).toBeGreaterThan(3);
  const hostileFragments = [
    ...code,
    `ask1.${"A".repeat(5000)}`,
    formatLink({ kind: "ask", trialId: "aaaaaaaa", role: "astronaut", name: "Kim" }),
  ];
  for (const fragment of hostileFragments) {
    // A link that is whole takes the notice away.
    await trial.follow("start2..-3-------.-6-------");
    await expect(notice).toHaveCount(0);
    await trial.follow(fragment);
    await expect(notice, fragment).toBeVisible();
    await expect(trial.pairs).toHaveCount(9);
    await expect(trial.root.locator("img, script, iframe, [href^=javascript]")).toHaveCount(0);
  }
  // A whole link with a hostile name shows it as text, which fits a small phone.
  const name = "<img/src=x/onerror=alert(1)>{as}WWWWWWWW";
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("about:blank");
  await page.goto(
    `${path}#${formatLink({ kind: "ask", trialId: "aaaaaaaa", role: "manager", name })}`,
  );
  await expect(trial.heading).toContainText(name);
  await expect(trial.root.locator("img")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("goes on in another language with the role and the answers", async ({ page }) => {
  const trial = await TrialSteps.open(page, "en");
  // A part of the page, as after the skip link.
  await trial.follow("trial");
  const secondRole = page.locator('#trial [name$="-role"]').nth(1);
  await secondRole.check();
  await trial.answer(self);
  await trial.goOn();
  await trial.answer(guess.slice(0, 4));
  await page.locator("header a[hreflang=de]").first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await trial.begin();
  for (const [pair, value] of guess.slice(0, 4).entries())
    await expect(trial.radio(pair, value)).toBeChecked();
  await expect(trial.pairs.getByRole("radio", { checked: true })).toHaveCount(4);
  expect(new URL(page.url()).hash).toBe("");
  await trial.root.getByRole("button").nth(1).click();
  await expect(secondRole).toBeChecked();
  await expect(trial.pairs.getByRole("radio", { checked: true })).toHaveCount(9);
});

test("works in a browser without storage, and says so", async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await visit("trial", "en");
  const trial = new TrialSteps(page);
  await trial.begin();
  await trial.finish(self, guess);
  await button(trial, texts.ask.action).click();
  await expect(trial.text(texts.notice.unstored)).toBeVisible();
  await expect(trial.text(texts.send.browser)).toHaveCount(0);
  await trial.follow(formatAnswerLink(await trial.readId(), "colleag1", "214674224"));
  await expect(trial.text(texts.answered.counts.one)).toBeVisible();
});

test("a reload clears the answers, and Back in Safari does not", async ({ page }) => {
  const trial = await TrialSteps.open(page, "en");
  await trial.answer(self);
  // Safari resets forms that have it when it shows a page as it was.
  await expect(trial.root).not.toHaveAttribute("autocomplete");
  await page.reload();
  await trial.begin();
  await expect(trial.pairs.getByRole("radio", { checked: true })).toHaveCount(0);
});

test.describe("in the window of a laptop at 400 % zoom", () => {
  test.use({ viewport: { width: 341, height: 160 } });

  test("shows the unanswered pair that it points out", async ({ page }) => {
    const trial = await TrialSteps.open(page, "en");
    await trial.pressNext();
    await expect(trial.radio(0, 1)).toBeFocused();
    await expect(trial.radio(0, 1)).toBeInViewport({ ratio: 0.5 });
  });
});

test("points out unanswered pairs, focuses headings, and has a text alternative of the result", async ({
  page,
}) => {
  const trial = await TrialSteps.open(page, "en");
  await trial.root.getByRole("radio", { name: lastRole?.name }).check();
  await expect(trial.text(lastRole?.as ?? "-")).toBeVisible();
  await trial.answer([4, 4]);
  await trial.pressNext();
  await expect(trial.radio(2, 1)).toBeFocused();
  await expect(trial.pairs.nth(2)).toHaveAttribute("aria-invalid", "true");
  await expect(trial.pairs.nth(2)).toHaveAccessibleDescription(
    interpolate(texts.open.other, { count: 7 }),
  );
  await expect(trial.root.locator("[aria-invalid]")).toHaveCount(1);
  // The message moves on to the next open pair, whose buttons stay where they are.
  const { y } = (await trial.pairs.nth(3).boundingBox()) ?? {};
  await trial.radio(2, 3).check();
  await expect(trial.pairs.nth(3)).toHaveAttribute("aria-invalid", "true");
  expect((await trial.pairs.nth(3).boundingBox())?.y).toBe(y);
  await trial.answer(self);
  await expect(trial.root.locator("[aria-invalid]")).toHaveCount(0);
  await trial.goOn();
  await expect(trial.root.locator("[aria-current=step]")).toContainText(texts.steps.guess);
  await trial.answer(guess);
  await trial.goOn();
  const { heading } = trial;
  await expect(heading).toBeInViewport();
  await expect(heading).toHaveText(createOrderPattern(...patterns));
  await expect(trial.map).toHaveAccessibleName(
    createOrderPattern(patterns[0], "3", patterns[1], "5.7", "3.3"),
  );
  await expect(trial.map.getByText(/^3\.3 /)).toBeVisible();
  await expect(
    trial.root.getByText(lastRole?.name ?? "-", { exact: true }).filter({ visible: true }),
  ).toBeVisible();
  const talk = trial.root.getByRole("link", { name: readTexts("en")["action.talk"] });
  await expect(talk).toHaveCount(1);
  // On paper there is nothing to press or to fill in.
  await page.emulateMedia({ media: "print" });
  const controls = trial.root.locator("button, a, input, summary").filter({ visible: true });
  await expect(controls).toHaveCount(0);
  await expect(trial.map).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await trial.root.getByRole("button", { name: texts.ask.action }).click();
  await trial.follow(formatAnswerLink(await trial.readId(), "colleag1", "214674224"));
  await expect(trial.text(texts.answered.counts.one)).toBeVisible();
  await expect(talk).toHaveCount(1);
});

test("keeps answers when going back, and clears them on restart", { tag: "@engines" }, async ({
  page,
}) => {
  const trial = await TrialSteps.open(page, "en");
  await trial.answer(self);
  await trial.goOn();
  await expect(trial.root.getByRole("radio", { checked: true })).toHaveCount(0);
  await trial.answer(guess);
  await trial.root.getByRole("button", { name: texts.back }).click();
  await expect(trial.radio(0, 3)).toBeChecked();
  await trial.radio(0, 7).check();
  await trial.goOn();
  await expect(trial.radio(8, 3)).toBeChecked();
  await trial.goOn();
  const mapBefore = await trial.map.innerHTML();
  const length = await page.evaluate(() => history.length);
  await trial.root.getByRole("button", { name: texts.change }).click();
  await expect(trial.heading).toHaveText(texts.guess.title);
  await trial.radio(1, 7).check();
  await trial.goOn();
  await expect.poll(() => trial.map.innerHTML()).not.toBe(mapBefore);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await trial.root.getByRole("button", { name: texts.again }).click();
  const progress = trial.text(interpolate(texts.progress, { count: 0, total: 9 }));
  await expect(progress.first()).toBeVisible();
  // No screens are left to go back to.
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test("the browser's Back and Forward go through the steps", { tag: "@engines" }, async ({
  page,
}) => {
  const trial = await TrialSteps.open(page, "en");
  await trial.finish(self, guess);
  const result = await trial.heading.textContent();
  await page.goBack();
  await expect(trial.heading).toHaveText(texts.guess.title);
  await expect(trial.heading).toBeFocused();
  await expect(trial.heading).toBeInViewport();
  await expect(trial.radio(8, guess[8] ?? 0)).toBeChecked();
  // A link within the page keeps the step.
  await page.evaluate(() => {
    location.hash = "content";
  });
  await page.goBack();
  await expect(trial.heading).toHaveText(texts.guess.title);
  await page.goBack();
  await expect(trial.radio(8, self[8] ?? 0)).toBeChecked();
  await page.goForward();
  await expect(trial.heading).toHaveText(texts.guess.title);
  await trial.goOn();
  await expect(trial.heading).toHaveText(result ?? "-");
});

test("with motion, too, the next screen is in its place at once, or a second click would answer", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const trial = await TrialSteps.open(page, "en");
  await trial.answer(self);
  const top = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener("focusin", ({ target }) => {
          if (!(target instanceof HTMLHeadingElement)) return;
          requestAnimationFrame(() => resolve(target.getBoundingClientRect().top));
        });
      }),
  );
  await trial.goOn();
  expect(await top).toBeGreaterThan(0);
  await expect(trial.heading).toHaveText(texts.guess.title);
});

test("works with the keyboard alone", async ({ page }) => {
  const trial = await TrialSteps.open(page, "en");
  await trial.root.getByRole("radio", { name: firstRole?.name }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(trial.root.getByRole("radio", { name: secondRole?.name })).toBeChecked();
  for (const values of [self, guess]) {
    if (values === guess) await expect(trial.heading).toBeFocused();
    for (const [pair, value] of values.entries()) {
      await page.keyboard.press("Tab");
      await expect(trial.radio(pair, 1)).toBeFocused();
      await page.keyboard.press("Space");
      for (let step = 1; step < value; step++) await page.keyboard.press("ArrowRight");
      await expect(trial.radio(pair, value)).toBeChecked();
      await expect(trial.radio(pair, value)).toBeFocused();
      expect(await getOutline(page)).toBe("solid");
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  }
  await expect(trial.map).toBeVisible();
});

const getOutline = (page: Page) =>
  page.evaluate(
    () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
  );

test("keeps a choice made before hydration", async ({ page, visit }) => {
  const loadScripts = await holdScripts(page);
  await visit("trial", "en");
  const trial = new TrialSteps(page);
  await trial.root.getByRole("radio", { name: lastRole?.name }).check();
  await trial.radio(0, 2).check();
  loadScripts();
  await trial.begin();
  await expect(trial.radio(0, 2)).toBeChecked();
  await expect(trial.text(lastRole?.as ?? "-")).toBeVisible();
});

test("a colleague on a slow network sees no questions before their own", async ({
  page,
  visit,
}) => {
  const link = formatLink({
    kind: "ask",
    trialId: "aaaaaaaa",
    role: firstRole?.id ?? "-",
    name: "Kim",
  });
  const loadScripts = await holdScripts(page);
  await page.goto(`${getPath("trial", "en")}#${link}`, { waitUntil: "commit" });
  const trial = new TrialSteps(page);
  const openingText = page.getByText(texts.opening);
  await expect(openingText).toBeVisible();
  await expect(trial.pairs).toHaveCount(0);
  loadScripts();
  await expect(trial.heading).toContainText("Kim");
  await expect(trial.heading).toBeFocused();
  await expect(trial.pairs).toHaveCount(9);
  await expect(openingText).toBeHidden();

  const loadAgain = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await expect(openingText).toBeVisible();
  // As after the longest time that they wait.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(trial.pairs).toHaveCount(9);
  await expect(openingText).toBeHidden();

  loadAgain();
  await page.goto("about:blank");
  await visit("trial", "en");
  await expect(trial.pairs).toHaveCount(9);
  await expect(openingText).toBeHidden();
});

test("hydration shifts nothing, and with reduced motion nothing moves", async ({ page, visit }) => {
  await visit("trial", "en");
  const start = await waitForPaint(page);
  const trial = new TrialSteps(page);
  await trial.begin();
  expect(await listLayoutShiftsSince(start, page)).toEqual([]);
  await trial.finish(self, guess);
  const runningAnimations = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1).length,
  );
  expect(runningAnimations).toBe(0);
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
});

test.describe("without script", () => {
  test.use(withoutScript);

  test("shows an example with its answers, and no controls", async ({ page, visit }) => {
    await visit("trial", "en");
    const trial = page.locator("main");
    await expect(trial.getByRole("radio")).toHaveCount(0);
    await expect(trial.getByRole("button")).toHaveCount(0);
    const pictures = trial.getByRole("img");
    await expect(pictures).toHaveCount(1 + 9);
    await expect(pictures.first()).toBeVisible();
    await expect(pictures.first()).toHaveAccessibleName(
      createOrderPattern(patterns[0], readTexts("en")["pattern.rapporteur"]),
    );
    await expect(trial.getByRole("listitem").filter({ visible: true })).toHaveCount(2 + 3 + 9);
    // The three scales as a table.
    await trial.locator("summary").click();
    await expect(trial.getByRole("table").getByRole("row")).toHaveCount(1 + 3);
  });
});
