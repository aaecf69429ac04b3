import { formEndpoints } from "#contract/endpoints.ts";
import { formatReference } from "#contract/reference.ts";
import { languages } from "#locale/languages.ts";
import { createEmail } from "#tests/harness/form-samples.ts";
import { ContactForm, createSentUrlPattern } from "./contact-form.ts";
import { expect, test, withoutScript } from "./fixtures/test.ts";

const endpoint = `**${formEndpoints.prospect}`;
const fields = {
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
  const email = createEmail();
  // Before the visit: a page that is open already may send a request past a new route.
  const answer = Promise.withResolvers<void>();
  await page.route(endpoint, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await visit("home", "en");
  const form = new ContactForm(page, "en");
  await form.reach();
  await form.fillIn({ ...fields, email });
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
  await form.expectFilledIn({ ...fields, email, hasTeamUsageInterest: false });
  answer.resolve();

  await expect(form.status).toBeFocused();
  await expect(form.status).toHaveText(form.text("success"));
  const storedProspects = (await site.list("prospects")).filter(
    (prospect) => prospect.email === email,
  );
  // Use in an organisation counts as use in teams.
  const { hasOrganizationUsageInterest: _, ...expectedFields } = fields;
  expect(storedProspects).toMatchObject([
    { ...expectedFields, hasTeamUsageInterest: true, hasFacilitatorUsageInterest: false },
  ]);
  const reference = formatReference(storedProspects[0]?.id) ?? "-";
  await expect(form.status).toHaveAccessibleDescription(new RegExp(reference));
  await expect(page.getByText(reference)).toBeVisible();
});

test.describe("without script", () => {
  test.use(withoutScript);

  test("the language switcher keeps the values, and Enter still sends", async ({
    page,
    visit,
    site,
    guard,
  }) => {
    guard.allow(/^console error: .* 422 /);
    const email = createEmail();
    await visit("contact", "en");
    const form = new ContactForm(page, "en");
    await form.fillIn({
      senderName: "Ada Lovelace",
      companyName: "Analytical Engines",
      messageBody: "Twelve.",
    });
    await form.fillIn({ hasTeamUsageInterest: true, hasApprovedPrivacyPolicy: true });
    await form.submit();
    await expect(page.getByRole("alert")).toBeVisible();
    await form.fillIn({ email });
    await page.getByRole("banner").getByRole("button", { name: languages.sv.name }).click();

    await expect(page.locator("html")).toHaveAttribute("lang", "sv");
    const swedishForm = new ContactForm(page, "sv");
    await expect(swedishForm.control("senderName")).toHaveValue("Ada Lovelace");
    await expect(swedishForm.control("email")).toHaveValue(email);
    await expect(swedishForm.control("messageBody")).toHaveValue("Twelve.");
    await expect(swedishForm.control("hasTeamUsageInterest")).toBeChecked();
    await expect(page.getByRole("alert")).toHaveCount(0);
    const mine = async () =>
      (await site.list("prospects")).filter((prospect) => prospect.email === email);
    expect(await mine()).toEqual([]);

    await swedishForm.control("email").press("Enter");
    await expect(page).toHaveURL(createSentUrlPattern("sv"));
    expect(await mine()).toMatchObject([{ messageBody: "Twelve.", language: "sv" }]);
  });
});
