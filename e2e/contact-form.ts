import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "#locale/languages";

const words = {
  en: {
    name: "Your name",
    company: "Company",
    email: "E-mail",
    phone: "Phone",
    message: "Message",
    facilitator: "Become a facilitator",
    team: "Use for group development",
    personal: "Use for personal development",
    privacy: "IDI may keep what I have written here in order to answer me.",
    submit: "Send message",
  },
  sv: {
    name: "Ditt namn",
    company: "Företag",
    email: "E-post",
    phone: "Telefon",
    message: "Meddelande",
    facilitator: "Att bli handledare",
    team: "Att utveckla en grupp",
    personal: "Att utveckla mig själv",
    privacy: "IDI får spara det jag har skrivit här för att kunna svara mig.",
    submit: "Skicka meddelandet",
  },
  de: {
    name: "Ihr Name",
    company: "Unternehmen",
    email: "E-Mail",
    phone: "Telefon",
    message: "Nachricht",
    facilitator: "Moderatorin oder Moderator werden",
    team: "IDI für die Teamentwicklung nutzen",
    personal: "IDI für die eigene Entwicklung nutzen",
    privacy: "IDI darf speichern, was ich hier geschrieben habe, um mir zu antworten.",
    submit: "Nachricht senden",
  },
} as const satisfies Record<Locale, Record<string, string>>;

type Control = keyof (typeof words)["en"];
type TextControl = "name" | "company" | "email" | "phone" | "message";

/** The form by which a prospect writes, as a visitor finds it: by its labels in one language. */
export class ContactForm {
  readonly root: Locator;
  readonly #page: Page;
  readonly #words: Record<Control, string>;

  constructor(page: Page, locale: Locale) {
    this.#page = page;
    this.#words = words[locale];
    this.root = page.locator("form");
  }

  /** Scrolls to the form and waits until its script has taken over. */
  async reach(): Promise<void> {
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.#page.locator("astro-island:not([ssr]) form")).toBeVisible();
  }

  /** A control by its label; a hint such as "(optional)" may follow it. */
  control(control: Control): Locator {
    return control === "submit"
      ? this.root.getByRole("button", { name: this.#words.submit })
      : this.root.getByLabel(new RegExp(`^${this.#words[control].replaceAll(".", "\\.")}`));
  }

  async write(texts: Partial<Record<TextControl, string>>): Promise<void> {
    for (const [control, text] of Object.entries(texts)) {
      await this.control(control as TextControl).fill(text);
    }
  }

  async tick(...boxes: Control[]): Promise<void> {
    for (const box of boxes) await this.control(box).check();
  }

  async submit(): Promise<void> {
    await this.control("submit").click();
  }
}

/** An e-mail address by which a test finds its own prospects again. */
export function ownAddress(): string {
  return `${crypto.randomUUID()}@example.com`;
}
