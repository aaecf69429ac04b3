import type { FormName } from "#contract/endpoints.ts";
import type { ConfirmationTexts } from "#islands/forms/FormConfirmation.tsx";
import type { PageContext } from "#load/page-context.ts";
import type { LabeledLink } from "#ui/text/labeled-link.ts";

type NextStep = "trial" | "product" | "questions" | "science" | "finder" | "hr" | "example";

/** Suggested pages by form. Three are shown: the fourth where the form is on one of them. */
const nextSteps: Record<FormName | "aboutFacilitator", NextStep[]> = {
  prospect: ["hr", "trial", "finder"],
  contactMessage: ["questions", "product", "trial", "example"],
  aboutFacilitator: ["questions", "product", "trial"],
  inquiry: ["example", "science", "product"],
};

/** Returns the texts of a form's confirmation: who answers and when, and three suggested pages. */
export function getConfirmationTexts(form: FormName, page: PageContext): ConfirmationTexts {
  return {
    answer: page.t["message-sent.next"],
    booking: getBookingLink(page),
    meanwhile: page.t["form.meanwhile"],
    nextSteps: getNextSteps(form, page),
  };
}

/** The link to the page on which a time to talk is booked, if there is one. */
export function getBookingLink({ t, booking }: PageContext) {
  return booking ? { href: booking, label: t["action.book"] } : undefined;
}

/** Links to the pages suggested after a form, or after a message about a facilitator. */
export function getNextSteps(
  form: keyof typeof nextSteps,
  { id, t, getHref }: Pick<PageContext, "id" | "t" | "getHref">,
) {
  const links: Record<NextStep, LabeledLink> = {
    trial: { href: getHref("trial"), label: t["form.way.trial"] },
    product: { href: getHref("product"), label: t["form.way.product"] },
    questions: { href: getHref("faq"), label: t["form.way.questions"] },
    science: { href: getHref("science"), label: t["form.way.science"] },
    example: { href: getHref("example"), label: t["action.example"] },
    hr: { href: getHref("hr"), label: t["form.way.hr"] },
    finder: { href: getHref("facilitatorship", "find"), label: t["form.way.finder"] },
  };
  return nextSteps[form]
    .filter((step) => step !== id)
    .slice(0, 3)
    .map((step) => links[step]);
}
