import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { endpoints } from "#contract/endpoints";
import { ContactForm, ownAddress, sentPage } from "./contact-form.ts";
import { expect, test, withoutScript } from "./fixtures/test.ts";
import { formPlaces, sampleOf } from "./form-samples.ts";

const words = {
  en: {
    success: "Thank you for reaching out! We will get back to you shortly.",
    failure: "An error occurred while submitting the form. Please try again later.",
    summary: "Your message has not been sent yet",
    email: "Enter an e-mail address in the form name@example.com.",
  },
  sv: {
    success: "Tack för att du hörde av dig. Vi återkommer inom kort.",
    failure: "Något gick fel när formuläret skulle skickas. Försök igen senare.",
    summary: "Ditt meddelande har inte skickats än",
    email: "Skriv en hel e-postadress, till exempel namn@example.com.",
  },
  de: {
    success: "Vielen Dank für Ihre Nachricht. Wir melden uns in Kürze bei Ihnen.",
    failure:
      "Beim Senden des Formulars ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.",
    summary: "Ihre Nachricht wurde noch nicht gesendet",
    email: "Bitte geben Sie eine E-Mail-Adresse in der Form name@example.com ein.",
  },
} as const;

for (const [name, pageId, locale] of formPlaces) {
  const { success, failure, summary: notSent, email: noAddress } = words[locale];
  const sample = sampleOf(name, locale);
  const endpoint = endpoints[name];

  test.describe(`${name} on ${pageId} in ${locale}`, () => {
    test("sent: arrives exactly as it was written", async ({ page, visit, site }) => {
      const email = ownAddress();
      await visit(pageId, locale);
      const form = new ContactForm(page, locale, name);
      await form.reach();
      await sample.fillIn(form, email);
      await form.submit();
      await expect(form.status).toHaveText(success);
      await expect(form.status).toBeFocused();
      expect(await sample.listOf(site, email)).toEqual([sample.kept(email)]);
    });

    test("invalid: told at the fields and in a summary, nothing is sent", async ({
      page,
      visit,
      site,
    }) => {
      const before = await sample.count(site);
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") sent.push(request.url());
      });
      await visit(pageId, locale);
      const form = new ContactForm(page, locale, name);
      await form.reach();
      await form.submit();
      const summary = form.root.locator("div[tabindex='-1']");
      await expect(summary).toBeFocused();
      await expect(summary.getByRole("heading")).toHaveText(notSent);
      const links = summary.getByRole("link");
      await expect(links).toHaveCount(sample.required.length);
      for (const [index, control] of sample.required.entries()) {
        const message = (await links.nth(index).textContent()) ?? "";
        await expect(form.control(control)).toHaveAttribute("aria-invalid", "true");
        await expect(form.control(control)).toHaveAccessibleDescription(
          new RegExp(`${RegExp.escape(message)}$`),
        );
        await links.nth(index).click();
        await expect(form.control(control)).toBeFocused();
      }
      expect(sent).toEqual([]);
      expect(await sample.count(site)).toBe(before);
    });

    test("server down: the words stay, and are sent at the second try", async ({
      page,
      visit,
      site,
      guard,
    }) => {
      guard.allow(/^console error: .* 503 /);
      const email = ownAddress();
      await visit(pageId, locale);
      const form = new ContactForm(page, locale, name);
      await form.reach();
      await page.route(
        `**${endpoint}`,
        (route) => route.fulfill({ status: 503, json: { status: 503 } }),
        { times: 1 },
      );
      await sample.fillIn(form, email);
      await form.submit();
      await expect(form.root.getByRole("alert")).toContainText(failure);
      await expect(form.control("submit")).toBeDisabled();
      await sample.expectFilledIn(form, email);
      expect(await sample.listOf(site, email)).toEqual([]);
      await form.control("retry").click();
      await expect(form.status).toHaveText(success);
      expect(await sample.listOf(site, email)).toEqual([sample.kept(email)]);
    });

    test.describe("without script", () => {
      test.use(withoutScript);

      test("sent: arrives, and a page says so", async ({ page, visit, site }) => {
        const email = ownAddress();
        await visit(pageId, locale);
        const form = new ContactForm(page, locale, name);
        await sample.fillIn(form, email);
        await form.submit();
        await expect(page).toHaveURL(sentPage(locale));
        await expect(page.getByRole("main")).toContainText(success);
        expect(await sample.listOf(site, email)).toEqual([sample.kept(email)]);
      });

      test("invalid: comes back filled in, and can then be sent", async ({
        page,
        visit,
        site,
        guard,
      }) => {
        guard.allow(/^console error: .* 422 /);
        const email = ownAddress();
        await visit(pageId, locale);
        const form = new ContactForm(page, locale, name);
        await sample.fillIn(form, "no address");
        await form.submit();
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        await expect(page.locator("[tabindex='-1'][autofocus]")).toBeFocused();
        await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([noAddress]);
        await expect(form.control("email")).toHaveAttribute("aria-invalid", "true");
        await expect(form.control("email")).toHaveAccessibleDescription(noAddress);
        await sample.expectFilledIn(form, "no address");
        await form.write({ email });
        await form.submit();
        await expect(page).toHaveURL(sentPage(locale));
        expect(await sample.listOf(site, email)).toEqual([sample.kept(email)]);
      });

      test("server down: a page tells it and keeps the words", async ({
        page,
        visit,
        site,
        guard,
      }) => {
        guard.allow(/^console error: .* 503 /);
        const email = ownAddress();
        await visit(pageId, locale);
        const form = new ContactForm(page, locale, name);
        await sample.fillIn(form, email);
        // Another process that writes keeps the server from its database.
        const writer = new DatabaseSync(join(site.dataDir, "idi.sqlite"));
        writer.exec("begin immediate");
        await form.submit();
        await expect(page.getByRole("alert")).toContainText(failure);
        writer.close();
        await sample.expectFilledIn(form, email);
        await form.submit();
        await expect(page).toHaveURL(sentPage(locale));
        expect(await sample.listOf(site, email)).toEqual([sample.kept(email)]);
      });
    });
  });
}

test("what was entered and chosen before the script arrives is kept and sent", async ({
  page,
  visit,
  site,
}) => {
  const email = ownAddress();
  const sample = sampleOf("inquiry", "sv");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await visit("facilitatorship", "sv");
  const form = new ContactForm(page, "sv", "inquiry");
  await sample.fillIn(form, email);
  release();
  await form.reach();
  await sample.expectFilledIn(form, email);
  await form.submit();
  await expect(form.status).toHaveText(words.sv.success);
  expect(await sample.listOf(site, email)).toEqual([sample.kept(email)]);
});
