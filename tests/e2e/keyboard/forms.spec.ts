import { createEmail } from "#tests/harness/form-samples.ts";
import { ContactForm } from "../contact-form.ts";
import { expect, test } from "../fixtures/test.ts";

test("a form can be filled in, sent and started again by keyboard", async ({
  page,
  visit,
  site,
}) => {
  const email = createEmail();
  await visit("facilitatorship", "en");
  const form = new ContactForm(page, "en", "inquiry");
  await form.reach();
  await form.control("senderName").focus();
  const keys = ["Ada", "Engines", email, "+46 8 123", "Swe", "Ten years", "Hello"];
  for (const [index, text] of keys.entries()) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
    if (index === 4) await expect(form.control("country")).toHaveValue("SE");
  }
  await expect(form.control("hasApprovedPrivacyPolicy")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(form.control("hasApprovedPrivacyPolicy")).toBeChecked();
  while (!(await form.button("submit").evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press("Tab");
    await expect(form.root.locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Enter");
  await expect(form.status).toBeFocused();
  expect(
    (await site.list("prospects")).filter((prospect) => prospect.email === email),
  ).toHaveLength(1);
  // After the links to other pages.
  const another = form.button("another");
  while (!(await another.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press("Tab");
    await expect(form.root.locator("..").locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Enter");
  await expect(form.control("senderName")).toBeFocused();
  await expect(form.control("senderName")).toHaveValue("");
});

test.describe("in the window of a laptop at 400 % zoom", () => {
  test.use({ viewport: { width: 341, height: 160 } });

  test("Tab shows each control of a form", async ({ page, visit }) => {
    await visit("facilitatorship", "en");
    const form = new ContactForm(page, "en", "inquiry");
    await form.reach();
    await form.control("senderName").focus();
    while (!(await form.button("submit").evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press("Tab");
      await expect(page.locator(":focus")).toBeInViewport({ ratio: 0.5 });
    }
  });
});
