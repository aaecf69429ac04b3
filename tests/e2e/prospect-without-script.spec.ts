import { expect } from "@playwright/test";
import { referenceOf } from "#contract/reference";
import { ContactForm, ownAddress, sentPage } from "./contact-form.ts";
import { test, withoutScript } from "./fixtures/test.ts";

test.use(withoutScript);

test("all nine fields arrive without script", async ({ page, visit, site }) => {
  const email = ownAddress();
  await visit("home", "sv");
  const form = new ContactForm(page, "sv");
  await form.write({ name: "Åsa Öberg-Ärlig", company: "Blåbär & Söner <AB>", email });
  await form.write({ phone: "+46 (0)70-123 45 67", message: "Hej!\n\nVi är åtta 🦊👩‍🚀 i Malmö." });
  await form.tick("facilitator", "team", "personal", "privacy");
  await form.submit();

  await expect(page).toHaveURL(sentPage("sv"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Ditt meddelande har kommit fram",
  );
  await expect(page.getByRole("main")).toContainText(
    "Tack för att du hörde av dig. Vi återkommer inom kort.",
  );
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

test("a message to be mended comes back filled in, and can then be sent", async ({
  page,
  visit,
  site,
  guard,
}) => {
  const message = '\nZwölf Leute,\n"äöü" & <ß> 🦊';
  const email = ownAddress();
  await visit("home", "de");
  const form = new ContactForm(page, "de");
  await form.write({ name: "Jürgen Groß", email: "keine Adresse", phone: "+49 30 1234", message });
  await form.tick("team");
  const posted = page.waitForResponse((response) => response.request().method() === "POST");
  await form.submit();

  expect((await posted).status()).toBe(422);
  guard.allow(/^console error: .* 422 /);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fast geschafft");
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([
    "Bitte geben Sie den Namen Ihres Unternehmens ein.",
    "Bitte geben Sie eine E-Mail-Adresse in der Form name@example.com ein.",
    "Bitte setzen Sie das Häkchen, damit wir Ihre Nachricht speichern und beantworten dürfen.",
  ]);
  await expect(page.locator("[tabindex='-1'][autofocus]")).toBeFocused();
  await expect(page.getByText("Bitte geben Sie Ihren Namen ein.")).toHaveCount(0);
  await expect(page.getByText("ein Fehler aufgetreten")).toHaveCount(0);

  await expect(form.control("name")).toHaveValue("Jürgen Groß");
  await expect(form.control("company")).toHaveValue("");
  await expect(form.control("email")).toHaveValue("keine Adresse");
  await expect(form.control("phone")).toHaveValue("+49 30 1234");
  await expect(form.control("message")).toHaveValue(message);
  await expect(form.control("team")).toBeChecked();
  await expect(form.control("facilitator")).not.toBeChecked();
  await expect(form.control("privacy")).not.toBeChecked();
  await expect(form.control("name")).not.toHaveAttribute("aria-invalid");
  await expect(form.control("company")).toHaveAttribute("aria-invalid", "true");
  await expect(form.control("company")).toHaveAccessibleDescription(
    "Bitte geben Sie den Namen Ihres Unternehmens ein.",
  );

  await form.write({ company: "Groß & Söhne", email });
  await form.tick("privacy");
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

test("after mending, one can go back, and open the address again", async ({
  page,
  visit,
  site,
  guard,
}) => {
  guard.allow(/^console error: .* 422 /);
  const email = ownAddress();
  await visit("home", "de");
  const form = new ContactForm(page, "de");
  await form.write({ name: "Jürgen Groß", company: "Groß & Söhne", email: "keine Adresse" });
  await form.tick("privacy");
  await form.submit();
  await expect(form.control("email")).toHaveValue("keine Adresse");
  const address = page.url();
  await form.write({ email });
  await form.submit();
  await expect(page).toHaveURL(sentPage("de"));

  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(form.control("name")).toHaveValue("Jürgen Groß");
  // Its words, mended once more, are the same message.
  await form.write({ email });
  await form.submit();
  await expect(page).toHaveURL(sentPage("de"));
  const kept = (await site.list("prospects")).filter((prospect) => prospect.email === email);
  expect(kept).toHaveLength(1);

  await page.goto(address);
  await expect(page).toHaveURL("/de/kontakt#work");
  await expect(form.root).toBeInViewport();
});

test("the switcher takes the words along, and Enter still sends", async ({
  page,
  visit,
  site,
  guard,
}) => {
  guard.allow(/^console error: .* 422 /);
  const email = ownAddress();
  await visit("contact", "en");
  const form = new ContactForm(page, "en");
  await form.write({ name: "Ada Lovelace", company: "Analytical Engines", message: "Twelve." });
  await form.tick("team", "privacy");
  await form.submit();
  await form.write({ email });
  const switcher = page.getByRole("banner").getByRole("navigation", { name: "Language" });
  await switcher.getByRole("button", { name: "Svenska" }).click();

  await expect(page.locator("html")).toHaveAttribute("lang", "sv");
  const swedish = new ContactForm(page, "sv");
  await expect(swedish.control("name")).toHaveValue("Ada Lovelace");
  await expect(swedish.control("email")).toHaveValue(email);
  await expect(swedish.control("message")).toHaveValue("Twelve.");
  await expect(swedish.control("team")).toBeChecked();
  await expect(page.getByRole("alert")).toHaveCount(0);
  const mine = async () =>
    (await site.list("prospects")).filter((prospect) => prospect.email === email);
  expect(await mine()).toEqual([]);

  await swedish.control("email").press("Enter");
  await expect(page).toHaveURL(sentPage("sv"));
  expect(await mine()).toMatchObject([{ messageBody: "Twelve.", language: "sv" }]);
});

test("the same words twice are one message, whose reference is told", async ({
  page,
  visit,
  site,
}) => {
  const email = ownAddress();
  const references = new Set<string | null>();
  for (let send = 0; send < 2; send++) {
    await visit("contact", "en");
    const form = new ContactForm(page, "en");
    await form.write({ name: "Ada Lovelace", company: "Analytical Engines", email });
    await form.tick("privacy");
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
