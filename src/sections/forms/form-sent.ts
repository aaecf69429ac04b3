import type { FormName } from "#contract/endpoints";
import type { SentMessages } from "#islands/forms/FormSent.tsx";
import type { PageContext } from "#load/page-context";
import { fill } from "#locale/fill";

type Way = "trial" | "product" | "questions" | "science" | "finder";

/** Suggested pages by form. */
const ways: Record<FormName, [Way, Way, Way]> = {
  prospect: ["trial", "product", "finder"],
  contactMessage: ["questions", "product", "trial"],
  inquiry: ["science", "product", "finder"],
};

/** What is shown after a form of a page was sent: who answers and when, and three suggested pages. */
export function sentMessages(form: FormName, page: PageContext): SentMessages {
  return {
    answer: answerText(page),
    meanwhile: page.t["form.meanwhile"],
    ways: waysOn(form, page),
  };
}

/** Who answers and, if the facts say so, within which time. */
export function answerText({ t, facts }: PageContext): string {
  const { answerWorkingDays: days } = facts;
  if (days === undefined) return t["message-sent.next"];
  const within = days === 1 ? t["form.within.one"] : fill(t["form.within.many"], { days });
  return `${t["message-sent.next"]} ${within}`;
}

/** Links to the pages suggested after a form. */
export function waysOn(form: FormName, { t, pathTo }: PageContext) {
  const all: Record<Way, { href: string; label: string }> = {
    trial: { href: pathTo("product", "trial"), label: t["form.way.trial"] },
    product: { href: pathTo("product"), label: t["form.way.product"] },
    questions: { href: pathTo("faq"), label: t["form.way.questions"] },
    science: { href: pathTo("science"), label: t["form.way.science"] },
    finder: { href: pathTo("facilitatorship", "find"), label: t["form.way.finder"] },
  };
  return ways[form].map((way) => all[way]);
}
