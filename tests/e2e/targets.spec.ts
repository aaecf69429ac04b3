import type { Page } from "@playwright/test";
import { ContactForm } from "./contact-form.ts";
import { FinderPage } from "./finder-page.ts";
import { settled } from "./fixtures/settled.ts";
import { expect, test } from "./fixtures/test.ts";
import { findSmallTargets } from "./reach/find-small-targets.ts";
import { TrialSteps } from "./trial-steps.ts";

// The initial state of every page is tested in every-page.spec.ts; this is about what opens on it.
test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

async function expectLarge(page: Page, selector: string) {
  await settled(page);
  await expect(page.locator(selector).filter({ visible: true }).first()).toBeVisible();
  expect(await findSmallTargets(page, 44, selector)).toEqual([]);
}

test("targets in everything that opens are at least 44 px large", async ({ page, visit }) => {
  await visit("contact", "en");
  await page.locator("header button[aria-haspopup=dialog]").tap();
  await expectLarge(page, "#menu *");
  await page.getByRole("dialog").locator("[command=close]").tap();

  const form = new ContactForm(page, "en");
  await form.reach();
  await form.submit();
  await expectLarge(page, "[role=alert] a");

  await visit("home", "de");
  const trial = new TrialSteps(page);
  await trial.begin();
  await expectLarge(page, "#trial *");

  await visit("science", "en");
  await page.locator("#evolving-landscape").evaluate((chapter) => chapter.scrollIntoView());
  await expect(page.locator("[role=tablist][aria-orientation=vertical]")).toBeAttached();
  await page.locator("button[popovertarget=chapter-list]:visible").first().tap();
  await expectLarge(page, "#chapter-list *");

  await visit("terms", "en");
  await page.locator("main summary").tap();
  await expectLarge(page, "main details *");

  await visit("facilitatorship", "en");
  const finder = new FinderPage(page);
  await finder.reach();
  await finder.text.fill("nobody of this name");
  await expect(finder.list.getByRole("button")).toHaveCount(1);
  await expectLarge(page, "#find *");
});
