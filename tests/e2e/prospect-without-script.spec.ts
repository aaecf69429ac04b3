import { languages } from "#locale/languages";
import { ContactForm, ownAddress, sentPage } from "./contact-form.ts";
import { expect, test, withoutScript } from "./fixtures/test.ts";

test.use(withoutScript);

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
