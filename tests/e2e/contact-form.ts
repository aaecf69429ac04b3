import { expect, type Locator, type Page } from "@playwright/test";
import { type FormName, formEndpoints } from "#contract/endpoints.ts";
import { forms } from "#contract/forms.ts";
import { spamFields } from "#contract/spam-signs.ts";
import type { Locale } from "#locale/languages.ts";
import { getLinkPath } from "#locale/routes.ts";
import { readTexts } from "./fixtures/texts.ts";

/** A form, found by its labels in a language. */
export class ContactForm {
  readonly root: Locator;
  /** The confirmation after the form was sent. */
  readonly status: Locator;
  /** The submit button; hidden while "Try again" replaces it. */
  readonly submitButton: Locator;
  /** The field that only programs fill in. */
  readonly honeypot: Locator;
  readonly #page: Page;
  readonly #selector: string;
  readonly #form: FormName;
  readonly #texts: Record<string, string>;

  /** The default is the prospect form. */
  constructor(page: Page, locale: Locale, form: FormName = "prospect") {
    this.#page = page;
    this.#form = form;
    this.#selector = `form[action^="${formEndpoints[form]}"]`;
    this.#texts = readTexts(locale);
    this.root = page.locator(this.#selector);
    this.submitButton = this.root.locator("button[type=submit]");
    this.honeypot = this.root.locator(`[name="${spamFields.honeypot}"]`);
    this.status = this.root.locator("xpath=..").getByRole("status");
  }

  /** Scrolls to the form and waits until it is hydrated. */
  async reach(): Promise<void> {
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.#page.locator(`[data-hydrated] ${this.#selector}`)).toBeVisible();
  }

  /**
   * A text of the form by the end of its key, such as `success`, or a text of a field: `error.required`.
   * @throws if there is no such text.
   */
  text(key: string, field?: string): string {
    const texts = field && (forms[this.#form].controls[field]?.textsFrom ?? field);
    const keys = texts ? [`form.${texts}.${key}`] : [`form.${this.#form}.${key}`, `form.${key}`];
    const text = keys.map((textKey) => this.#texts[textKey]).find((found) => found !== undefined);
    if (text === undefined) throw new Error(`content/interface-texts lacks ${keys.at(-1)}`);
    return text;
  }

  /** A field's control by its label, which may be followed by a note such as "(optional)". */
  control(field: string): Locator {
    return this.root.getByLabel(new RegExp(`^${RegExp.escape(this.text("label", field))}`));
  }

  button(name: "submit" | "retry" | "another"): Locator {
    return this.root.locator("xpath=..").getByRole("button", { name: this.text(name) });
  }

  /** Fills in fields: types texts, selects a country, checks and unchecks boxes. */
  async fillIn(fields: object): Promise<void> {
    for (const [field, value] of Object.entries(fields)) {
      const control = this.control(field);
      if (typeof value === "boolean") await control.setChecked(value);
      else if (forms[this.#form].controls[field]?.type === "country") {
        await control.selectOption(value);
      } else await control.fill(value);
    }
  }

  async expectFilledIn(fields: object): Promise<void> {
    for (const [field, value] of Object.entries(fields)) {
      const control = this.control(field);
      if (typeof value === "boolean") await expect(control).toBeChecked({ checked: value });
      else await expect(control).toHaveValue(value);
    }
  }

  async submit(): Promise<void> {
    await this.button("submit").click();
  }
}

/** The URL of the page after a form without JavaScript, with the reference of the message. */
export function createSentUrlPattern(locale: Locale): RegExp {
  return new RegExp(`${getLinkPath("messageSent", locale)}\\?reference=[\\dA-F]{4}-[\\dA-F]{4}$`);
}
