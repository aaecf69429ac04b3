import { DemoCarousel } from "./demo-carousel.ts";
import { expect, test, withoutScript } from "./fixtures/test.ts";

const languages = [
  {
    locale: "en",
    headline: "Most profiles end up in a drawer. This one comes along to your next meeting.",
    parts: ["Map", "Describe", "Develop"],
    carousel: ["carousel", "slide"],
    button: ["Pause demo: choosing respondents", "Play demo: choosing respondents"],
    slide: "1 of 3: Role and context",
  },
  {
    locale: "sv",
    headline: "De flesta profiler hamnar i byrålådan. Den här följer med till nästa möte.",
    parts: ["Kartlägg", "Beskriv", "Utveckla"],
    carousel: ["bildspel", "bild"],
    button: ["Pausa demon: välja respondenter", "Spela upp demon: välja respondenter"],
    slide: "1 av 3: Roll och sammanhang",
  },
  {
    locale: "de",
    headline: "Die meisten Profile landen in der Schublade. Dieses kommt mit in die Besprechung.",
    parts: ["Verorten", "Beschreiben", "Entwickeln"],
    carousel: ["Karussell", "Folie"],
    button: ["Demo anhalten: Befragte auswählen", "Demo abspielen: Befragte auswählen"],
    slide: "1 von 3: Rolle und Rahmen",
  },
] as const;

const intervals = [
  ["map", 10_000],
  ["describe", 5_000],
  ["develop", 10_000],
] as const;

for (const { locale, ...expected } of languages) {
  test.describe(`product in ${locale}`, () => {
    test.beforeEach(({ visit }) => visit("product", locale));

    test("leads from the hero to the three parts, in its language", async ({ page }) => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(expected.headline);
      const stations = page.locator("ol:has(svg) a");
      await expect(stations).toHaveText([...expected.parts]);
      for (const [index, [part]] of intervals.entries()) {
        await stations.nth(index).click();
        await expect(page).toHaveURL(new RegExp(`#${part}$`));
        await expect(page.locator(`#${part} h2`)).toBeInViewport();
        await expect(page.locator(`#${part} h2`)).toContainText(`${expected.parts[index]}:`);
      }
      await page.locator("h1 ~ * a, div:has(> h1) ~ div a").first().click();
      await expect(page).toHaveURL(/#map$/);
    });

    test("tells of the portal where one signs in", async ({ page }) => {
      await expect(page.locator("#develop")).toContainText(/portal/i);
    });

    test("carousel, slides and button are named in its language", async ({ page }) => {
      const demo = new DemoCarousel(page, "map");
      await demo.reach();
      const [carousel, slide] = expected.carousel;
      await expect(demo.root).toHaveAttribute("aria-roledescription", carousel);
      await expect(demo.slides.first()).toHaveAttribute("aria-roledescription", slide);
      await expect(demo.slides.first()).toHaveAccessibleName(expected.slide);
      await expect(demo.button).toHaveAccessibleName(expected.button[0]);
      await demo.button.click();
      await expect(demo.button).toHaveAccessibleName(expected.button[1]);
    });

    test("no width scrolls sideways", async ({ page }) => {
      for (const reducedMotion of ["no-preference", "reduce"] as const) {
        await page.emulateMedia({ reducedMotion });
        for (const width of [320, 360, 768, 1000, 1200]) {
          await page.setViewportSize({ width, height: 800 });
          const overhang = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overhang, `${reducedMotion}, ${width} px`).toBe(0);
        }
      }
    });
  });
}

test.describe("a demo", () => {
  // The clock stands from the first moment on and moves by the test's hand only.
  test.beforeEach(async ({ page, visit }) => {
    await page.clock.install({ time: 0 });
    await visit("product", "en");
    await page.clock.pauseAt(60_000);
  });

  for (const [part, interval] of intervals) {
    test(`${part} shows each slide for ${interval} ms, and starts over`, async ({ page }) => {
      const demo = new DemoCarousel(page, part);
      await demo.reach();
      await demo.expectShown(1);
      await expect(demo.stage).toHaveAttribute("aria-live", "off");
      const height = (await demo.stage.boundingBox())?.height;
      for (const next of [2, 3, 1]) {
        await page.clock.runFor(interval - 1);
        await demo.expectShown(next === 1 ? 3 : next - 1);
        await page.clock.runFor(1);
        await demo.expectShown(next);
        expect((await demo.stage.boundingBox())?.height).toBe(height);
      }
    });
  }

  test("has one control: it pauses and plays by keyboard", async ({ page }) => {
    // So tall that moving the focus scrolls nothing out of view.
    await page.setViewportSize({ width: 1280, height: 3000 });
    const demo = new DemoCarousel(page, "map");
    await demo.reach();
    await expect(demo.root.locator("a, button, input, [tabindex]")).toHaveCount(1);
    await demo.button.focus();
    await page.keyboard.press("Enter");
    await expect(demo.button).toHaveText(/^Play/);
    await expect(demo.stage).toHaveAttribute("aria-live", "polite");
    await page.keyboard.press("Tab");
    await page.clock.runFor(60_000);
    await demo.expectShown(1);
    await page.keyboard.press("Shift+Tab");
    await expect(demo.button).toBeFocused();
    await page.keyboard.press("Space");
    await expect(demo.button).toHaveText(/^Pause/);
    await expect(demo.stage).toHaveAttribute("aria-live", "off");
    await page.clock.runFor(10_000);
    await demo.expectShown(2);
  });

  test("stops with the focus inside", async ({ page }) => {
    const demo = new DemoCarousel(page, "describe");
    await demo.reach();
    await demo.button.focus();
    await expect(demo.stage).toHaveAttribute("aria-live", "polite");
    await page.clock.runFor(60_000);
    await demo.expectShown(1);
    await demo.button.blur();
    await expect(demo.stage).toHaveAttribute("aria-live", "off");
    await page.clock.runFor(5_000);
    await demo.expectShown(2);
  });

  test("stops under the pointer", async ({ page }) => {
    const demo = new DemoCarousel(page, "develop");
    await demo.reach();
    await demo.stage.hover();
    await expect(demo.stage).toHaveAttribute("aria-live", "polite");
    await page.clock.runFor(60_000);
    await demo.expectShown(1);
    await page.mouse.move(0, 0);
    await expect(demo.stage).toHaveAttribute("aria-live", "off");
    await page.clock.runFor(10_000);
    await demo.expectShown(2);
  });

  test("stops while it is out of view", async ({ page }) => {
    const demo = new DemoCarousel(page, "map");
    await demo.reach();
    await expect(demo.stage).toHaveAttribute("aria-live", "off");
    await page.locator("footer").evaluate((footer) => footer.scrollIntoView());
    await expect(demo.stage).toHaveAttribute("aria-live", "polite");
    await page.clock.runFor(60_000);
    await demo.reach();
    await demo.expectShown(1);
  });
});

test("a stopped demo is accessible", async ({ page, visit, axe }) => {
  await visit("product", "en");
  for (const [part] of intervals) {
    const demo = new DemoCarousel(page, part);
    await demo.reach();
    await demo.button.click();
    await expect(demo.button).toHaveText(/^Play/);
    await axe(`#${part}`);
  }
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test.beforeEach(async ({ page, visit }) => {
    await page.clock.install({ time: 0 });
    await visit("product", "en");
    await page.clock.pauseAt(60_000);
  });

  test("40 px is a swipe, 39 px is none", async ({ page }) => {
    const demo = new DemoCarousel(page, "map");
    await demo.reach();
    await demo.drag(-39, 0);
    await demo.expectShown(1);
    await demo.drag(-40, 0);
    await demo.expectShown(2);
    await demo.drag(39, 0);
    await demo.expectShown(2);
    await demo.drag(40, 0);
    await demo.expectShown(1);
    await demo.drag(40, 0);
    await demo.expectShown(3);
  });

  test("a finger that moves up scrolls the page", async ({ page }) => {
    const demo = new DemoCarousel(page, "map");
    await demo.reach();
    const before = await page.evaluate(() => window.scrollY);
    await demo.drag(-60, -200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100);
    await demo.expectShown(1);
  });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("every slide is shown, and nothing moves", async ({ page, visit }) => {
    await page.clock.install();
    await visit("product", "en");
    for (const [part] of intervals) {
      const demo = new DemoCarousel(page, part);
      await demo.reach();
      await page.clock.runFor(60_000);
      await expect(demo.slides.filter({ visible: true })).toHaveCount(3);
      await expect(demo.button).toBeHidden();
      await expect(demo.root.locator("[data-active]")).toHaveAccessibleName(/^1 of 3/);
    }
  });
});

test("the nine screens are pictures, each told in words", async ({ page, visit }) => {
  await visit("product", "en");
  const told = [
    ["map", /Project lead is chosen/, /Five are ticked/, /all five are invited/],
    ["describe", /How do you think Maja sees you/, /you guessed 3, they say 6/, /Profile map/],
    [
      "develop",
      /Three answers: .* Skip and Continue/,
      /what this does/,
      /A tree with six branches/,
    ],
  ] as const;
  for (const [part, ...descriptions] of told) {
    const { slides } = new DemoCarousel(page, part);
    for (const [index, description] of descriptions.entries()) {
      const screen = slides.nth(index).locator("figure > [role=img]");
      await expect(screen).toHaveAttribute("aria-label", description);
      await expect(screen.locator("a, button, input, [tabindex]")).toHaveCount(0);
    }
  }
});

test.describe("without script", () => {
  test.use(withoutScript);

  test("every slide is shown, and the form is there", async ({ page, visit }) => {
    await visit("product", "en");
    for (const [part] of intervals) {
      const demo = new DemoCarousel(page, part);
      await expect(demo.slides.filter({ visible: true })).toHaveCount(3);
      await expect(demo.button).toBeHidden();
    }
    await expect(page.locator("#contact form")).toHaveAttribute("method", "post");
  });
});
