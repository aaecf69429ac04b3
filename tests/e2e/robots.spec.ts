import { endpoints } from "#contract/endpoints";
import { spamFields } from "#contract/spam-signs";
import { ContactForm, ownAddress, sentPage } from "./contact-form.ts";
import { expect, test, withoutScript } from "./fixtures/test.ts";
import { firstPlaces, sampleOf } from "./form-samples.ts";

for (const [name, pageId, locale] of firstPlaces) {
  const sample = sampleOf(name, locale);
  const selector = `form[action^="${endpoints[name]}"]`;

  test.describe(`${name} on ${pageId} in ${locale}`, () => {
    test("people never meet the field for programs", async ({ page, visit, axe }) => {
      await visit(pageId, locale);
      const form = new ContactForm(page, locale, name);
      await form.reach();
      const trap = form.root.locator(`[name="${spamFields.honeypot}"]`);
      await expect(trap).toHaveCount(1);
      await expect(trap).toBeHidden();
      const label = (await trap.locator("xpath=..").textContent())?.trim() ?? "";
      expect(label).not.toBe("");
      expect(await form.root.ariaSnapshot()).not.toContain(label);
      await axe(selector);

      const reached: string[] = [];
      await form.control(sample.required[0] ?? "").focus();
      for (let tabs = 0; tabs < 20; tabs++) {
        await page.keyboard.press("Tab");
        const focused = page.locator(`${selector} :focus`);
        if ((await focused.count()) === 0) break;
        reached.push((await focused.getAttribute("name")) ?? (await focused.textContent()) ?? "");
      }
      expect(reached.length).toBeGreaterThan(3);
      expect(reached).not.toContain(spamFields.honeypot);
    });

    test("a person who sends at once is none", async ({ page, visit, site }) => {
      const email = ownAddress();
      await visit(pageId, locale);
      const form = new ContactForm(page, locale, name);
      await form.reach();
      await form.fillIn(sample.fields(email));
      await form.submit();
      await expect(form.status).toBeFocused();
      expect(await sample.listOf(site, email)).toHaveLength(1);
      expect((await site.list("spam")).filter((robot) => robot.email === email)).toEqual([]);
    });

    test("a program that fills it in is thanked and kept apart", async ({ page, visit, site }) => {
      const email = ownAddress();
      await visit(pageId, locale);
      const form = new ContactForm(page, locale, name);
      await form.reach();
      await form.fillIn(sample.fields(email));
      await fillTrap(form);
      await form.submit();
      await expect(form.status).toBeFocused();
      await expectCaught(site, email);
    });

    test.describe("without script", () => {
      test.use(withoutScript);

      test("so is a program, from the page of mending too", async ({
        page,
        visit,
        site,
        guard,
      }) => {
        guard.allow(/^console error: .* 422 /);
        const email = ownAddress();
        await visit(pageId, locale);
        const form = new ContactForm(page, locale, name);
        await form.fillIn(sample.fields("no address"));
        await form.submit();
        await expect(form.control("email")).toHaveAttribute("aria-invalid", "true");
        await expect(form.root.locator(`[name="${spamFields.honeypot}"]`)).toBeHidden();
        await form.fillIn({ email });
        await fillTrap(form);
        await form.submit();
        await expect(page).toHaveURL(sentPage(locale));
        await expectCaught(site, email);
      });
    });

    /** A program does not ask whether it sees a field. */
    async function fillTrap(form: ContactForm) {
      const trap = form.root.locator(`[name="${spamFields.honeypot}"]`);
      await trap.evaluate((input: HTMLInputElement) => {
        input.value = "https://pills.example";
      });
    }

    async function expectCaught(
      site: Parameters<typeof sample.listOf>[0],
      email: string,
    ): Promise<void> {
      expect(await sample.listOf(site, email)).toEqual([]);
      const caught = (await site.list("spam")).filter((robot) => robot.email === email);
      expect(caught).toEqual([expect.objectContaining({ form: name, reason: "trap-filled" })]);
    }
  });
}
