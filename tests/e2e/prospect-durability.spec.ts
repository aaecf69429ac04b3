import { expect } from "@playwright/test";
import { ContactForm, ownAddress } from "./contact-form.ts";
import { runSite } from "./fixtures/running-site.ts";
import { test } from "./fixtures/test.ts";

test("a confirmed message survives a crash of the server", async ({ browser }) => {
  const email = ownAddress();
  const site = await runSite();
  const context = await browser.newContext({ baseURL: site.url });
  try {
    const page = await context.newPage();
    await page.goto("/");
    const form = new ContactForm(page, "en");
    await form.reach();
    await form.fillIn({ senderName: "Grace Hopper", companyName: "Navy", email });
    await form.fillIn({ hasApprovedPrivacyPolicy: true });
    await form.submit();
    await expect(page.getByRole("status")).toHaveText(form.text("success"));
    await site.kill();
    const kept = await site.list("prospects");
    expect(kept).toEqual([expect.objectContaining({ senderName: "Grace Hopper", email })]);
  } finally {
    await context.close();
    await site.stop();
  }
});
