import { expect, type Locator } from "@playwright/test";
import type { ContactMessage } from "#contract/contact-message";
import type { FormName } from "#contract/endpoints";
import type { Prospect } from "#contract/prospect";
import type { Locale } from "#locale/languages";
import type { ContactForm, Control, TextControl } from "./contact-form.ts";
import type { RunningSite } from "./fixtures/running-site.ts";

/** What a visitor enters into a form, and what must then be in the store. */
interface FormSample {
  texts: Partial<Record<TextControl, string>>;
  country?: Record<Locale, string>;
  boxes: Control[];
  /** The controls that must not stay empty, in the order of the form. */
  required: Control[];
  /** Beside id, time, e-mail address and language. */
  kept: Omit<Prospect, "email"> | Omit<ContactMessage, "email">;
  list: (site: RunningSite) => Promise<{ email: string }[]>;
}

const message = "\nHej!\n\nVi är åtta 🦊👩‍🚀 i Malmö & <Lund>.";

const samples: Record<FormName, FormSample> = {
  prospect: {
    texts: {
      name: "Åsa Öberg-Ärlig",
      company: "Blåbär & Söner <AB>",
      phone: "+46 (0)70-123 45 67",
      message,
    },
    boxes: ["facilitator", "personal", "privacy"],
    required: ["name", "company", "email", "privacy"],
    kept: {
      senderName: "Åsa Öberg-Ärlig",
      companyName: "Blåbär & Söner <AB>",
      phoneNumber: "+46 (0)70-123 45 67",
      messageBody: message,
      hasFacilitatorUsageInterest: true,
      hasTeamUsageInterest: false,
      hasPersonalUsageInterest: true,
      hasApprovedPrivacyPolicy: true,
    },
    list: (site) => site.listProspects(),
  },
  contactMessage: {
    texts: { name: "Jürgen Groß", subject: '"Termin" im Mai?', message },
    boxes: [],
    required: ["name", "email", "subject", "message"],
    kept: { name: "Jürgen Groß", subject: '"Termin" im Mai?', message },
    list: (site) => site.listMessages(),
  },
  inquiry: {
    texts: {
      name: "Inga Åkesson",
      company: "Åkesson & dotter",
      phone: "+358 18 123",
      experience: "Tolv år som coach.\nGrupper om 8.",
      message,
    },
    country: { en: "Åland Islands", sv: "Åland", de: "Ålandinseln" },
    boxes: ["privacy"],
    required: ["name", "company", "email", "country", "experience", "privacy"],
    kept: {
      senderName: "Inga Åkesson",
      companyName: "Åkesson & dotter",
      phoneNumber: "+358 18 123",
      messageBody:
        "Country: Åland Islands (AX)\n\nExperience:\nTolv år som coach.\nGrupper om 8.\n\n" +
        `Message:\n${message}`,
      hasFacilitatorUsageInterest: true,
      hasTeamUsageInterest: false,
      hasPersonalUsageInterest: false,
      hasApprovedPrivacyPolicy: true,
    },
    list: (site) => site.listProspects(),
  },
};

/** Enters a complete sample with the given e-mail address, checks what a form holds, finds it in the store. */
export function sampleOf(name: FormName, locale: Locale) {
  const { texts, country, boxes, required, kept, list } = samples[name];
  const entered = (email: string) => Object.entries({ ...texts, email }) as [TextControl, string][];
  return {
    required,
    async fillIn(form: ContactForm, email: string) {
      for (const [control, text] of entered(email)) await form.write({ [control]: text });
      if (country) await form.choose("country", country[locale]);
      await form.tick(...boxes);
    },
    async expectFilledIn(form: ContactForm, email: string) {
      for (const [control, text] of entered(email)) {
        await expect(form.control(control)).toHaveValue(text);
      }
      if (country) await expect(chosen(form.control("country"))).toHaveText(country[locale]);
      for (const box of boxes) await expect(form.control(box)).toBeChecked();
    },
    /** What the store must hold of this sender. */
    kept: (email: string) => ({
      id: expect.any(String),
      receivedAt: expect.any(String),
      ...kept,
      email,
      language: locale,
    }),
    async listOf(site: RunningSite, email: string) {
      return (await list(site)).filter((entry) => entry.email === email);
    },
    async count(site: RunningSite) {
      return (await list(site)).length;
    },
  };
}

function chosen(select: Locator): Locator {
  return select.locator("option:checked");
}
