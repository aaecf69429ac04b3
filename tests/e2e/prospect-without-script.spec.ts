import { expect } from "@playwright/test";
import { referenceOf } from "#contract/reference";
import { languages } from "#locale/languages";
import { ContactForm, ownAddress, sentPage } from "./contact-form.ts";
import { test, withoutScript } from "./fixtures/test.ts";

test.use(withoutScript);

test("an invalid message comes back filled in, and can then be sent", async ({
  page,
  visit,
  site,
  guard,
}) => {
  const message = '\nZwölf Leute,\n"äöü" & <ß> 🦊';
  const email = ownAddress();
  await visit("home", "de");
  const form = new ContactForm(page, "de");
  await form.fillIn({
    senderName: "Jürgen Groß",
    email: "keine Adresse",
    phoneNumber: "+49 30 1234",
    messageBody: message,
  });
  await form.fillIn({ hasTeamUsageInterest: true });
  const posted = page.waitForResponse((response) => response.request().method() === "POST");
  await form.submit();

  expect((await posted).status()).toBe(422);
  guard.allow(/^console error: .* 422 /);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([
    form.text("error.required", "companyName"),
    form.text("error.invalid", "email"),
    form.text("error.required", "hasApprovedPrivacyPolicy"),
  ]);
  await expect(page.locator("[tabindex='-1'][autofocus]")).toBeFocused();
  await expect(page.getByText(form.text("error.required", "senderName"))).toHaveCount(0);
  await expect(page.getByText(form.text("failure"))).toHaveCount(0);

  await expect(form.control("senderName")).toHaveValue("Jürgen Groß");
  await expect(form.control("companyName")).toHaveValue("");
  await expect(form.control("email")).toHaveValue("keine Adresse");
  await expect(form.control("phoneNumber")).toHaveValue("+49 30 1234");
  await expect(form.control("messageBody")).toHaveValue(message);
  await expect(form.control("hasTeamUsageInterest")).toBeChecked();
  await expect(form.control("hasFacilitatorUsageInterest")).not.toBeChecked();
  await expect(form.control("hasApprovedPrivacyPolicy")).not.toBeChecked();
  await expect(form.control("senderName")).not.toHaveAttribute("aria-invalid");
  await expect(form.control("companyName")).toHaveAttribute("aria-invalid", "true");
  // A hint may precede it.
  await expect(form.control("companyName")).toHaveAccessibleDescription(
    new RegExp(`${RegExp.escape(form.text("error.required", "companyName"))}$`),
  );

  await form.fillIn({ companyName: "Groß & Söhne", email });
  await form.fillIn({ hasApprovedPrivacyPolicy: true });
  await form.submit();
  await expect(page).toHaveURL(sentPage("de"));
  const kept = (await site.list("prospects")).filter((prospect) => prospect.email === email);
  expect(kept).toHaveLength(1);
  expect(kept[0]).toMatchObject({
    senderName: "Jürgen Groß",
    companyName: "Groß & Söhne",
    messageBody: message,
    hasTeamUsageInterest: true,
    hasFacilitatorUsageInterest: false,
    language: "de",
  });
});

test("the error page can be returned to, and its URL redirects to the form", async ({
  page,
  visit,
  site,
  guard,
}) => {
  guard.allow(/^console error: .* 422 /);
  const email = ownAddress();
  await visit("home", "de");
  const form = new ContactForm(page, "de");
  await form.fillIn({
    senderName: "Jürgen Groß",
    companyName: "Groß & Söhne",
    email: "keine Adresse",
  });
  await form.fillIn({ hasApprovedPrivacyPolicy: true });
  await form.submit();
  await expect(form.control("email")).toHaveValue("keine Adresse");
  const address = page.url();
  await form.fillIn({ email });
  await form.submit();
  await expect(page).toHaveURL(sentPage("de"));

  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(form.control("senderName")).toHaveValue("Jürgen Groß");
  // The same values, corrected again, are the same message.
  await form.fillIn({ email });
  await form.submit();
  await expect(page).toHaveURL(sentPage("de"));
  const kept = (await site.list("prospects")).filter((prospect) => prospect.email === email);
  expect(kept).toHaveLength(1);

  await page.goto(address);
  await expect(page).toHaveURL("/de/kontakt#work");
  await expect(form.root).toBeInViewport();
});

test("the language switcher keeps the values, and Enter still sends", async ({
  page,
  visit,
  site,
  guard,
}) => {
  guard.allow(/^console error: .* 422 /);
  const email = ownAddress();
  await visit("contact", "en");
  const form = new ContactForm(page, "en");
  await form.fillIn({
    senderName: "Ada Lovelace",
    companyName: "Analytical Engines",
    messageBody: "Twelve.",
  });
  await form.fillIn({ hasTeamUsageInterest: true, hasApprovedPrivacyPolicy: true });
  await form.submit();
  await form.fillIn({ email });
  await page.getByRole("banner").getByRole("button", { name: languages.sv.name }).click();

  await expect(page.locator("html")).toHaveAttribute("lang", "sv");
  const swedish = new ContactForm(page, "sv");
  await expect(swedish.control("senderName")).toHaveValue("Ada Lovelace");
  await expect(swedish.control("email")).toHaveValue(email);
  await expect(swedish.control("messageBody")).toHaveValue("Twelve.");
  await expect(swedish.control("hasTeamUsageInterest")).toBeChecked();
  await expect(page.getByRole("alert")).toHaveCount(0);
  const mine = async () =>
    (await site.list("prospects")).filter((prospect) => prospect.email === email);
  expect(await mine()).toEqual([]);

  await swedish.control("email").press("Enter");
  await expect(page).toHaveURL(sentPage("sv"));
  expect(await mine()).toMatchObject([{ messageBody: "Twelve.", language: "sv" }]);
});

test("the same values sent twice are one message, whose reference is shown", async ({
  page,
  visit,
  site,
}) => {
  const email = ownAddress();
  const references = new Set<string | null>();
  for (let send = 0; send < 2; send++) {
    await visit("contact", "en");
    const form = new ContactForm(page, "en");
    await form.fillIn({ senderName: "Ada Lovelace", companyName: "Analytical Engines", email });
    await form.fillIn({ hasApprovedPrivacyPolicy: true });
    await form.submit();
    await expect(page).toHaveURL(sentPage("en"));
    references.add(new URL(page.url()).searchParams.get("reference"));
  }
  const kept = (await site.list("prospects")).filter((prospect) => prospect.email === email);
  expect(kept).toHaveLength(1);
  const reference = referenceOf(kept[0]?.id) ?? "";
  expect([...references]).toEqual([reference]);
  await expect(page.getByRole("main")).toContainText(reference);
});
