import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { endpoints } from "#contract/endpoints";
import { referenceOf } from "#contract/reference";
import { ContactForm, ownAddress } from "./contact-form.ts";
import { test } from "./fixtures/test.ts";

const endpoint = `**${endpoints.prospect}`;

async function openForm(page: Page, visit: (page: "home", locale: "en") => Promise<unknown>) {
  await visit("home", "en");
  const form = new ContactForm(page, "en");
  await form.reach();
  return form;
}

async function fillIn(form: ContactForm, email: string) {
  await form.fillIn({ senderName: "Ada Lovelace", companyName: "Analytical Engines", email });
  await form.fillIn({ messageBody: "Twelve people." });
  await form.fillIn({ hasPersonalUsageInterest: true, hasApprovedPrivacyPolicy: true });
}

test("after a success, another message starts with empty fields", async ({ page, visit, site }) => {
  const email = ownAddress();
  const form = await openForm(page, visit);
  await fillIn(form, email);
  await form.submit();
  await expect(page.getByRole("status")).toHaveText(form.text("success"));
  await expect(form.root).toBeHidden();

  await form.button("another").click();
  await expect(form.control("senderName")).toHaveValue("");
  await expect(form.control("hasApprovedPrivacyPolicy")).not.toBeChecked();
  await fillIn(form, email);
  await form.submit();
  await expect(page.getByRole("status")).toHaveText(form.text("success"));
  const kept = (await site.list("prospects")).filter((prospect) => prospect.email === email);
  expect(kept).toHaveLength(2);
});

test("keeps the values if the server fails, and editing clears the error", async ({
  page,
  visit,
  guard,
}) => {
  const form = await openForm(page, visit);
  await page.route(endpoint, (route) => route.fulfill({ status: 500, json: { status: 500 } }));
  await fillIn(form, ownAddress());
  await form.submit();

  await expect(form.root.getByRole("alert")).toContainText(form.text("failure"));
  await expect(page.getByText(form.text("failure"), { exact: true })).toBeVisible();
  await expect(form.submitButton).toBeDisabled();
  await expect(form.root.getByRole("button")).toHaveCount(1);
  await expect(form.control("senderName")).toHaveValue("Ada Lovelace");
  await expect(form.control("messageBody")).toHaveValue("Twelve people.");
  await expect(form.control("hasPersonalUsageInterest")).toBeChecked();
  await expect(form.control("hasApprovedPrivacyPolicy")).toBeChecked();

  await form.control("messageBody").press("End");
  await form.control("messageBody").pressSequentially("!");
  await expect(page.getByText(form.text("failure"))).toHaveCount(0);
  await expect(form.button("submit")).toBeEnabled();
  guard.allow(/^console error: .* 500 .*customer-prospect/);
});

test("after a broken connection, a retry sends the message", async ({
  page,
  visit,
  site,
  guard,
}) => {
  const email = ownAddress();
  const form = await openForm(page, visit);
  await page.route(endpoint, (route) => route.abort("connectionrefused"), { times: 1 });
  await fillIn(form, email);
  await form.submit();
  await expect(page.getByText(form.text("failure"), { exact: true })).toBeVisible();
  expect((await site.list("prospects")).map((prospect) => prospect.email)).not.toContain(email);

  await form.button("retry").click();
  await expect(page.getByRole("status")).toHaveText(form.text("success"));
  expect((await site.list("prospects")).map((prospect) => prospect.email)).toContain(email);
  guard.allow(/^failed request: POST .*customer-prospect/);
  guard.allow(/^console error: .*ERR_CONNECTION_REFUSED/);
});

test("a message whose response was lost is stored once after a retry", async ({
  page,
  visit,
  site,
  guard,
}) => {
  const email = ownAddress();
  const form = await openForm(page, visit);
  await page.route(
    endpoint,
    async (route) => {
      const answer = await route.fetch();
      expect(answer.status()).toBe(201);
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await fillIn(form, email);
  await form.submit();
  await form.button("retry").click();
  await expect(page.getByRole("status")).toHaveText(form.text("success"));
  const kept = (await site.list("prospects")).filter((prospect) => prospect.email === email);
  expect(kept).toHaveLength(1);
  guard.allow(/^failed request: POST .*customer-prospect/);
  guard.allow(/^console error: .*ERR_CONNECTION_RESET/);
});

test("while sending, the button says so and a second click does nothing", async ({
  page,
  visit,
  site,
}) => {
  const email = ownAddress();
  const form = await openForm(page, visit);
  let answered = () => {};
  const held = new Promise<void>((resolve) => {
    answered = resolve;
  });
  await page.route(endpoint, async (route) => {
    await held;
    await route.continue();
  });
  await fillIn(form, email);
  await form.submit();
  const button = form.root.getByRole("button", { name: form.text("submitting") });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(button.locator("svg")).toBeVisible();
  // Otherwise Playwright would wait for the button to be enabled.
  await button.click({ force: true });
  answered();
  await expect(page.getByRole("status")).toHaveText(form.text("success"));
  const kept = (await site.list("prospects")).filter((prospect) => prospect.email === email);
  expect(kept).toHaveLength(1);
});

test("interest in use in an organisation counts as team usage", async ({ page, visit, site }) => {
  const email = ownAddress();
  const form = await openForm(page, visit);
  await fillIn(form, email);
  await form.control("hasOrganizationUsageInterest").check();
  await form.submit();
  await expect(page.getByRole("status")).toHaveText(form.text("success"));
  const kept = (await site.list("prospects")).find((prospect) => prospect.email === email);
  expect(kept).toMatchObject({
    hasTeamUsageInterest: true,
    hasFacilitatorUsageInterest: false,
    hasPersonalUsageInterest: true,
  });
});

test("while sending, nothing can be changed and the focus stays", async ({ page, visit }) => {
  const form = await openForm(page, visit);
  await fillIn(form, ownAddress());
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(endpoint, async (route) => {
    await held;
    await route.continue();
  });
  await form.control("companyName").press("Enter");
  const message = form.control("messageBody");
  await expect(message).not.toBeEditable();
  await expect(form.control("companyName")).toBeFocused();
  await message.click();
  await page.keyboard.type("too late");
  // Otherwise Playwright would wait for the box to be enabled.
  await form.control("hasPersonalUsageInterest").click({ force: true });
  await form.control("hasTeamUsageInterest").focus();
  await page.keyboard.press("Space");
  await expect(message).toHaveValue("Twelve people.");
  await expect(form.control("hasPersonalUsageInterest")).toBeChecked();
  await expect(form.control("hasTeamUsageInterest")).not.toBeChecked();
  release();
  await expect(form.status).toBeFocused();
});

test("a success shows the reference of the message", async ({ page, visit, site }) => {
  const email = ownAddress();
  const form = await openForm(page, visit);
  await fillIn(form, email);
  await form.submit();
  await expect(form.status).toBeFocused();
  const kept = (await site.list("prospects")).find((prospect) => prospect.email === email);
  const reference = referenceOf(kept?.id) ?? "";
  expect(reference).not.toBe("");
  await expect(form.status).toHaveAccessibleDescription(new RegExp(reference));
  await expect(page.getByText(reference)).toBeVisible();
});
