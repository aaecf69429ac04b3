import { expect, type Locator, type Page } from "@playwright/test";
import { endpoints, type FormName } from "#contract/endpoints";
import type { Locale } from "#locale/languages";
import { pathOf } from "#locale/routes";

const words = {
  en: {
    name: "Your name",
    company: "Company",
    email: "E-mail",
    phone: "Phone",
    subject: "Subject",
    country: "Country",
    experience: "Your experience",
    message: "Message",
    facilitator: "Become a facilitator",
    team: "Use for group development",
    personal: "Use for personal development",
    privacy: "IDI may keep what I have written here in order to answer me.",
    submit: "Send message",
    retry: "Try again",
  },
  sv: {
    name: "Ditt namn",
    company: "Företag",
    email: "E-post",
    phone: "Telefon",
    subject: "Ämne",
    country: "Land",
    experience: "Din erfarenhet",
    message: "Meddelande",
    facilitator: "Att bli handledare",
    team: "Att utveckla en grupp",
    personal: "Att utveckla mig själv",
    privacy: "IDI får spara det jag har skrivit här för att kunna svara mig.",
    submit: "Skicka meddelandet",
    retry: "Försök igen",
  },
  de: {
    name: "Ihr Name",
    company: "Unternehmen",
    email: "E-Mail",
    phone: "Telefon",
    subject: "Betreff",
    country: "Land",
    experience: "Ihre Erfahrung",
    message: "Nachricht",
    facilitator: "Moderatorin oder Moderator werden",
    team: "IDI für die Teamentwicklung nutzen",
    personal: "IDI für die eigene Entwicklung nutzen",
    privacy: "IDI darf speichern, was ich hier geschrieben habe, um mir zu antworten.",
    submit: "Nachricht senden",
    retry: "Erneut versuchen",
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** Where a form's words differ from those of the others. */
const ownWords: Partial<Record<FormName, Record<Locale, Partial<Record<Control, string>>>>> = {
  inquiry: {
    en: { submit: "Send inquiry" },
    sv: { submit: "Skicka förfrågan" },
    de: { submit: "Anfrage senden" },
  },
};

/** A control of a form. Which of them there are depends on the form. */
export type Control = keyof (typeof words)["en"];
export type TextControl =
  | "name"
  | "company"
  | "email"
  | "phone"
  | "subject"
  | "experience"
  | "message";

/** A form by which visitors write, as they find it: by its labels in one language. */
export class ContactForm {
  readonly root: Locator;
  /** What the form says once it is sent. */
  readonly status: Locator;
  readonly #page: Page;
  readonly #selector: string;
  readonly #words: Record<Control, string>;

  /** By default the form by which a prospect writes. */
  constructor(page: Page, locale: Locale, form: FormName = "prospect") {
    this.#page = page;
    this.#words = { ...words[locale], ...ownWords[form]?.[locale] };
    this.#selector = `form[action^="${endpoints[form]}"]`;
    this.root = page.locator(this.#selector);
    this.status = this.root.locator("xpath=..").getByRole("status");
  }

  /** Scrolls to the form and waits until its script has taken over. */
  async reach(): Promise<void> {
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.#page.locator(`astro-island:not([ssr]) ${this.#selector}`)).toBeVisible();
  }

  /** A control by its label; a hint such as "(optional)" may follow it. */
  control(control: Control): Locator {
    return control === "submit" || control === "retry"
      ? this.root.getByRole("button", { name: this.#words[control] })
      : this.root.getByLabel(new RegExp(`^${this.#words[control].replaceAll(".", "\\.")}`));
  }

  async write(texts: Partial<Record<TextControl, string>>): Promise<void> {
    for (const [control, text] of Object.entries(texts)) {
      await this.control(control as TextControl).fill(text);
    }
  }

  /** Chooses from a list by what a visitor reads there. */
  async choose(control: Control, label: string): Promise<void> {
    await this.control(control).selectOption({ label });
  }

  async tick(...boxes: Control[]): Promise<void> {
    for (const box of boxes) await this.control(box).check();
  }

  async submit(): Promise<void> {
    await this.control("submit").click();
  }
}

/** The address of the page after a form without script, with the reference of what was sent. */
export function sentPage(locale: Locale): RegExp {
  return new RegExp(`${pathOf("messageSent", locale)}\\?reference=[\\dA-F]{4}-[\\dA-F]{4}$`);
}

/** An e-mail address by which a test finds its own entries again. */
export function ownAddress(): string {
  return `${crypto.randomUUID()}@example.com`;
}
