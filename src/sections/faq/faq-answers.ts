import type { Facts } from "#load/schema/facts";
import type { FaqContent } from "#load/schema/faq";
import type { Messages } from "#load/schema/messages";
import { fill } from "#locale/fill";
import { formatInteger, formatPrice } from "#locale/formats";
import type { Locale } from "#locale/languages";
import type { TranslatedPage } from "#locale/routes";

/** A question with its answer, and where to read more. */
export interface Answer {
  /** By which pages pick it, and its anchor. */
  id: string | undefined;
  question: string;
  answer: string;
  link: { href: string; label: string } | undefined;
}

/** The questions in their order, with figures and prices filled in; `pathTo` is where a page is found. */
export function faqAnswers(
  items: FaqContent["items"],
  facts: Facts,
  t: Messages,
  locale: Locale,
  pathTo: (page: TranslatedPage) => string,
): Answer[] {
  const market = facts.prices[locale];
  const price = (amount: number) => formatPrice(amount, facts.currency, locale);
  const values = {
    price: price(facts.certification.price),
    starterPrice: price(market.starter),
    growthPrice: price(market.growth),
    pricePeriod: t[`plan.period.${market.period}`],
    languages: formatInteger(facts.figures[locale].languages.value, locale),
  };
  return items.map(({ id, question, answer, link }) => ({
    id,
    question,
    answer: fill(answer, values),
    link: link && { href: pathTo(link.page), label: link.label },
  }));
}

/** The questions of those ids in their order, or all of them where none are picked. */
export function pickAnswers(answers: Answer[], ids: readonly string[] | undefined): Answer[] {
  return ids?.flatMap((id) => answers.filter((answer) => answer.id === id)) ?? answers;
}
