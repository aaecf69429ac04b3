import { expect, type Locator } from "@playwright/test";
import type { ContactMessage } from "#contract/contact-message";
import type { FormName } from "#contract/endpoints";
import type { Prospect } from "#contract/prospect";
import type { Locale } from "#locale/languages";
import type { PageId } from "#locale/routes";
import type { Category } from "#server/store/submission";
import type { ContactForm, Control, TextControl } from "./contact-form.ts";
import type { RunningSite } from "./fixtures/running-site.ts";

type Place = [page: PageId, locale: Locale];

/** What a visitor enters into a form, and what must then be in the store. */
interface FormSample {
  texts: Partial<Record<TextControl, string>>;
  choice?: { control: Control; label: Record<Locale, string> };
  boxes: Control[];
  /** The controls that must not stay empty, in the order of the form. */
  required: Control[];
  /** Beside id, time, e-mail address and language. */
  kept: Omit<Prospect, "email"> | Omit<ContactMessage, "email">;
  keptIn: Category;
  /** Where it is, each place to be tried in one of the languages. Home has specs of its own. */
  places: [Place, ...Place[]];
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
    keptIn: "prospects",
    places: [["contact", "de"]],
  },
  contactMessage: {
    texts: { name: "Jürgen Groß", subject: '"Termin" im Mai?', message },
    boxes: [],
    required: ["name", "email", "subject", "message"],
    kept: { name: "Jürgen Groß", subject: '"Termin" im Mai?', message },
    keptIn: "messages",
    places: [
      ["contact", "sv"],
      ["product", "en"],
      ["leaders", "de"],
      ["individuals", "sv"],
    ],
  },
  inquiry: {
    texts: {
      name: "Inga Åkesson",
      company: "Åkesson & dotter",
      phone: "+358 18 123",
      experience: "Tolv år som coach.\nGrupper om 8.",
      message,
    },
    choice: {
      control: "country",
      label: { en: "Åland Islands", sv: "Åland", de: "Ålandinseln" },
    },
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
    keptIn: "prospects",
    places: [
      ["facilitatorship", "en"],
      ["facilitatorship", "de"],
    ],
  },
};

type FormPlace = [form: FormName, ...place: Place];
const entries = Object.entries(samples) as [FormName, FormSample][];

/** Every place of each form. */
export const formPlaces: FormPlace[] = entries.flatMap(([form, { places }]) =>
  places.map((place): FormPlace => [form, ...place]),
);

/** One place of each form. */
export const firstPlaces: FormPlace[] = entries.map(([form, { places }]) => [form, ...places[0]]);

/** Enters a complete sample with the given e-mail address, checks what a form holds, finds it in the store. */
export function sampleOf(name: FormName, locale: Locale) {
  const { texts, choice, boxes, required, kept, keptIn } = samples[name];
  const entered = (email: string) => Object.entries({ ...texts, email }) as [TextControl, string][];
  return {
    required,
    async fillIn(form: ContactForm, email: string) {
      for (const [control, text] of entered(email)) await form.write({ [control]: text });
      if (choice) await form.choose(choice.control, choice.label[locale]);
      await form.tick(...boxes);
    },
    async expectFilledIn(form: ContactForm, email: string) {
      for (const [control, text] of entered(email)) {
        await expect(form.control(control)).toHaveValue(text);
      }
      if (choice) {
        await expect(chosen(form.control(choice.control))).toHaveText(choice.label[locale]);
      }
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
      return (await site.list(keptIn)).filter((entry) => entry.email === email);
    },
    async count(site: RunningSite) {
      return (await site.list(keptIn)).length;
    },
  };
}

function chosen(select: Locator): Locator {
  return select.locator("option:checked");
}
