import type { PageContext } from "#load/page-context.ts";
import type { FaqContent, QuestionGroup } from "#load/schema/faq.ts";
import { formatInteger } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import type { LabeledLink } from "#ui/text/labeled-link.ts";

/** A question with its answer, and a link to read more. */
export interface Answer {
  question: string;
  answer: string;
  link?: LabeledLink | undefined;
}

export interface FaqAnswer extends Answer {
  /** The id by which pages pick the question, and its fragment. */
  id: string | undefined;
  group: QuestionGroup;
}

/** The questions in order, with figures and prices filled in. */
export function getFaqAnswers(
  items: FaqContent["items"],
  { id: shownOn, t, locale, facts, formatPrice, getHref }: PageContext,
): FaqAnswer[] {
  const market = facts.prices[locale];
  const values = {
    price: formatPrice(facts.certification.price),
    starterPrice: formatPrice(market.starter),
    growthPrice: formatPrice(market.growth),
    pricePeriod: t[`plan.period.${market.period}`],
    languages: formatInteger(facts.figures[locale].languages.value, locale),
  };
  return items.map(({ id, group, question, answer, link }) => ({
    id,
    group,
    question,
    answer: interpolate(answer, values),
    link: link && {
      // On the pricing page itself, a link to the page leads to its comparison.
      href:
        link.page === "pricing" && shownOn === "pricing"
          ? `#${link.part ?? "comparison"}`
          : getHref(link.page, link.part),
      label: link.label,
    },
  }));
}

/** The groups that have questions, with their titles. */
export function groupAnswers(answers: FaqAnswer[], titles: FaqContent["groups"]) {
  return (Object.entries(titles) as [QuestionGroup, string][])
    .map(([id, title]) => ({ id, title, answers: answers.filter(({ group }) => group === id) }))
    .filter((group) => group.answers.length > 0);
}

/** The questions with these ids, in their order; all of them if `ids` is undefined. */
export function pickAnswers(answers: FaqAnswer[], ids: readonly string[] | undefined): FaqAnswer[] {
  return ids?.flatMap((id) => answers.filter((answer) => answer.id === id)) ?? answers;
}
