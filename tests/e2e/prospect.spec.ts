import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { endpoints } from "#contract/endpoints";
import { referenceOf } from "#contract/reference";
import { ContactForm, ownAddress } from "./contact-form.ts";
import { test } from "./fixtures/test.ts";

const endpoint = `**${endpoints.prospect}`;
const success = "Thank you for reaching out! We will get back to you shortly.";
const failure = "An error occurred while submitting the form. Please try again later.";

async function openForm(page: Page, visit: (page: "home", locale: "en") => Promise<unknown>) {
  await visit("home", "en");
  const form = new ContactForm(page, "en");
  await form.reach();
  return form;
}

async function fillIn(form: ContactForm, email: string) {
  await form.write({ name: "Ada Lovelace", company: "Analytical Engines", email });
  await form.write({ message: "Twelve people." });
  await form.tick("personal", "privacy");
}

test("all nine fields arrive exactly as they were written", async ({ page, visit, site }) => {
  const email = ownAddress();
  await visit("home", "sv");
  const form = new ContactForm(page, "sv");
  await form.reach();
  await form.write({ name: "Åsa Öberg-Ärlig", company: "Blåbär & Söner <AB>", email });
  await form.write({ phone: "+46 (0)70-123 45 67", message: "Hej!\n\nVi är åtta 🦊👩‍🚀 i Malmö." });
  await form.tick("facilitator", "team", "personal", "privacy");
  await form.submit();

  const status = page.getByRole("status");
  await expect(status).toHaveText("Tack för att du hörde av dig. Vi återkommer inom kort.");
  await expect(status).toBeFocused();
  const kept = (await site.list("prospects")).filter((prospect) => prospect.email === email);
  expect(kept).toEqual([
    {
      id: expect.any(String),
      receivedAt: expect.any(String),
      senderName: "Åsa Öberg-Ärlig",
      companyName: "Blåbär & Söner <AB>",
      email,
      phoneNumber: "+46 (0)70-123 45 67",
      messageBody: "Hej!\n\nVi är åtta 🦊👩‍🚀 i Malmö.",
      hasFacilitatorUsageInterest: true,
      hasTeamUsageInterest: true,
      hasPersonalUsageInterest: true,
      hasApprovedPrivacyPolicy: true,
      language: "sv",
    },
  ]);
});

test("after a success, another message starts with empty fields", async ({ page, visit, site }) => {
  const email = ownAddress();
  const form = await openForm(page, visit);
  await fillIn(form, email);
  await form.submit();
  await expect(page.getByRole("status")).toHaveText(success);
  await expect(form.root).toBeHidden();

  await page.getByRole("button", { name: "Write another message" }).click();
  await expect(form.control("name")).toHaveValue("");
  await expect(form.control("privacy")).not.toBeChecked();
  await fillIn(form, email);
  await form.submit();
  await expect(page.getByRole("status")).toHaveText(success);
  const kept = (await site.list("prospects")).filter((prospect) => prospect.email === email);
  expect(kept).toHaveLength(2);
});

test("words typed before the script arrives are kept and sent", async ({ page, visit, site }) => {
  const email = ownAddress();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await visit("home", "en");
  const form = new ContactForm(page, "en");
  await fillIn(form, email);
  release();
  await form.reach();
  await expect(form.control("message")).toHaveValue("Twelve people.");
  await form.submit();
  await expect(page.getByRole("status")).toHaveText(success);
  expect((await site.list("prospects")).map((prospect) => prospect.email)).toContain(email);
});

test("what is missing is told in the page's language, and nothing is sent", async ({
  page,
  visit,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await visit("home", "sv");
  const form = new ContactForm(page, "sv");
  await form.reach();
  await form.write({ email: "åsa(at)example.com" });
  await form.submit();

  const summary = form.root.locator("div[tabindex='-1']");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("heading")).toHaveText("Ditt meddelande har inte skickats än");
  const messages = {
    name: "Skriv ditt namn.",
    company: "Skriv namnet på ditt företag.",
    email: "Skriv en hel e-postadress, till exempel namn@example.com.",
    privacy: "Kryssa i rutan så att vi får spara ditt meddelande och svara på det.",
  } as const;
  await expect(summary.getByRole("listitem")).toHaveText(Object.values(messages));
  for (const [name, message] of Object.entries(messages)) {
    const control = form.control(name as keyof typeof messages);
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await expect(control).toHaveAccessibleDescription(message);
    await summary.getByRole("link", { name: message }).click();
    await expect(control).toBeFocused();
  }
  await expect(form.control("phone")).not.toHaveAttribute("aria-invalid");
  await expect(form.control("message")).not.toHaveAttribute("aria-invalid");
  await expect(form.control("email")).toHaveValue("åsa(at)example.com");
  expect(sent).toEqual([]);
});

test("a failing server: the words stay, editing clears the error", async ({
  page,
  visit,
  guard,
}) => {
  const form = await openForm(page, visit);
  await page.route(endpoint, (route) => route.fulfill({ status: 500, json: { status: 500 } }));
  await fillIn(form, ownAddress());
  await form.submit();

  await expect(form.root.getByRole("alert")).toContainText(failure);
  await expect(page.getByText(failure, { exact: true })).toBeVisible();
  await expect(form.control("submit")).toBeDisabled();
  await expect(form.control("name")).toHaveValue("Ada Lovelace");
  await expect(form.control("message")).toHaveValue("Twelve people.");
  await expect(form.control("personal")).toBeChecked();
  await expect(form.control("privacy")).toBeChecked();

  await form.control("message").press("End");
  await form.control("message").pressSequentially("!");
  await expect(page.getByText(failure)).toHaveCount(0);
  await expect(form.control("submit")).toBeEnabled();
  guard.allow(/^console error: .* 500 .*customer-prospect/);
});

test("after a broken connection, trying again sends the message", async ({
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
  await expect(page.getByText(failure, { exact: true })).toBeVisible();
  expect((await site.list("prospects")).map((prospect) => prospect.email)).not.toContain(email);

  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("status")).toHaveText(success);
  expect((await site.list("prospects")).map((prospect) => prospect.email)).toContain(email);
  guard.allow(/^failed request: POST .*customer-prospect/);
  guard.allow(/^console error: .*ERR_CONNECTION_REFUSED/);
});

test("a message whose answer was lost is one row after trying again", async ({
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
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("status")).toHaveText(success);
  const kept = (await site.list("prospects")).filter((prospect) => prospect.email === email);
  expect(kept).toHaveLength(1);
  guard.allow(/^failed request: POST .*customer-prospect/);
  guard.allow(/^console error: .*ERR_CONNECTION_RESET/);
});

test("while the message is under way, the button says so and a second click does nothing", async ({
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
  const button = form.root.getByRole("button", { name: "Sending" });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(button.locator("svg")).toBeVisible();
  // Playwright itself would wait for the button to be enabled.
  await button.click({ force: true });
  answered();
  await expect(page.getByRole("status")).toHaveText(success);
  const kept = (await site.list("prospects")).filter((prospect) => prospect.email === email);
  expect(kept).toHaveLength(1);
});

test("interest in use in an organisation counts as team usage", async ({ page, visit, site }) => {
  const email = ownAddress();
  const form = await openForm(page, visit);
  await fillIn(form, email);
  await form.root.getByLabel("Use in our organization").check();
  await form.submit();
  await expect(page.getByRole("status")).toHaveText(success);
  const kept = (await site.list("prospects")).find((prospect) => prospect.email === email);
  expect(kept).toMatchObject({
    hasTeamUsageInterest: true,
    hasFacilitatorUsageInterest: false,
    hasPersonalUsageInterest: true,
  });
});

test("while it is sent, nothing can be changed and the focus stays", async ({ page, visit }) => {
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
  await form.control("company").press("Enter");
  const message = form.control("message");
  await expect(message).not.toBeEditable();
  await expect(form.control("company")).toBeFocused();
  await message.click();
  await page.keyboard.type("too late");
  // A click by the test would wait until the box is enabled.
  await form.control("personal").click({ force: true });
  await form.control("team").focus();
  await page.keyboard.press("Space");
  await expect(message).toHaveValue("Twelve people.");
  await expect(form.control("personal")).toBeChecked();
  await expect(form.control("team")).not.toBeChecked();
  release();
  await expect(form.status).toBeFocused();
});

test("a success tells the reference of what is kept", async ({ page, visit, site }) => {
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
