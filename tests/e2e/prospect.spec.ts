import { endpoints } from "#contract/endpoints";
import { referenceOf } from "#contract/reference";
import { ContactForm, ownAddress } from "./contact-form.ts";
import { expect, test } from "./fixtures/test.ts";

const endpoint = `**${endpoints.prospect}`;
const words = {
  senderName: "Ada Lovelace",
  companyName: "Analytical Engines",
  messageBody: "Twelve people.",
  hasPersonalUsageInterest: true,
  hasOrganizationUsageInterest: true,
  hasApprovedPrivacyPolicy: true,
};

test("while sending, nothing can be changed or sent again; a success shows the reference", async ({
  page,
  visit,
  site,
}) => {
  const email = ownAddress();
  await visit("home", "en");
  const form = new ContactForm(page, "en");
  await form.reach();
  const answer = Promise.withResolvers<void>();
  await page.route(endpoint, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await form.fillIn({ ...words, email });
  await form.control("companyName").press("Enter");
  const button = form.root.getByRole("button", { name: form.text("submitting") });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(button.locator("svg")).toBeVisible();
  await expect(form.control("companyName")).toBeFocused();
  const message = form.control("messageBody");
  await expect(message).not.toBeEditable();
  await message.click();
  await page.keyboard.type("too late");
  // Otherwise Playwright would wait for them to be enabled.
  await button.click({ force: true });
  await form.control("hasPersonalUsageInterest").click({ force: true });
  await form.control("hasTeamUsageInterest").focus();
  await page.keyboard.press("Space");
  await form.expectFilledIn({ ...words, email, hasTeamUsageInterest: false });
  answer.resolve();

  await expect(form.status).toBeFocused();
  await expect(form.status).toHaveText(form.text("success"));
  const kept = (await site.list("prospects")).filter((prospect) => prospect.email === email);
  // Use in an organisation counts as use in teams.
  const { hasOrganizationUsageInterest: _, ...sent } = words;
  expect(kept).toMatchObject([
    { ...sent, hasTeamUsageInterest: true, hasFacilitatorUsageInterest: false },
  ]);
  const reference = referenceOf(kept[0]?.id) ?? "-";
  await expect(form.status).toHaveAccessibleDescription(new RegExp(reference));
  await expect(page.getByText(reference)).toBeVisible();
});

test("a message whose response was lost is stored once after a retry", async ({
  page,
  visit,
  site,
  guard,
}) => {
  guard.allow(/^failed request: POST .*customer-prospect/);
  guard.allow(/^console error: .*ERR_CONNECTION_RESET/);
  const email = ownAddress();
  await visit("home", "en");
  const form = new ContactForm(page, "en");
  await form.reach();
  await page.route(
    endpoint,
    async (route) => {
      const answer = await route.fetch();
      expect(answer.status()).toBe(201);
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await form.fillIn({ ...words, email });
  await form.submit();
  await form.button("retry").click();
  await expect(form.status).toHaveText(form.text("success"));
  const kept = (await site.list("prospects")).filter((prospect) => prospect.email === email);
  expect(kept).toHaveLength(1);
});
