import { spamFields } from "#contract/spam-signs";
import { ContactForm, ownAddress } from "./contact-form.ts";
import { expect, test } from "./fixtures/test.ts";
import { sampleOf } from "./form-samples.ts";

const honeypotOf = (form: ContactForm) => form.root.locator(`[name="${spamFields.honeypot}"]`);

/** Bots fill in fields without checking that they are visible. */
const fillHoneypot = (form: ContactForm) =>
  honeypotOf(form).evaluate((input: HTMLInputElement) => {
    input.value = "https://pills.example";
  });

test("the honeypot is out of reach for people, and a bot that fills it in is quarantined", async ({
  page,
  visit,
  site,
}) => {
  const sample = sampleOf("prospect", "de", "contact");
  const email = ownAddress();
  await visit("contact", "de");
  const form = new ContactForm(page, "de");
  await form.reach();
  const honeypot = honeypotOf(form);
  await expect(honeypot).toBeHidden();
  const label = (await honeypot.locator("xpath=..").textContent())?.trim() ?? "";
  expect(label).not.toBe("");
  expect(await form.root.ariaSnapshot()).not.toContain(label);

  await form.control(sample.required[0] ?? "").focus();
  const focused = form.root.locator(":focus");
  for (let stops = 0; await focused.count(); stops++) {
    expect(stops).toBeLessThan(20);
    await expect(focused).not.toHaveAttribute("name", spamFields.honeypot);
    await page.keyboard.press("Tab");
  }

  await form.fillIn(sample.fields(email));
  await fillHoneypot(form);
  await form.submit();
  await expect(form.status).toBeFocused();
  expect(await sample.listOf(site, email)).toEqual([]);
  const kept = await site.list("spam");
  expect(kept.filter((spam) => spam.email === email)).toMatchObject([
    { form: "prospect", reason: "trap-filled" },
  ]);
});
