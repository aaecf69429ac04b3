import type { Facts } from "#load/schema/facts";
import type { FaqContent } from "#load/schema/faq";
import { fill } from "#locale/fill";
import { formatInteger, formatPrice } from "#locale/formats";
import type { Locale } from "#locale/languages";
import type { PageId } from "#locale/routes";

/** A question with its answer, and where to read more if that page is there. */
export interface Answer {
  id: string;
  question: string;
  answer: string;
  link: { href: string; label: string } | undefined;
}

/** The questions in their order, with figures and prices filled in. `linkTo` finds a page's path. */
export function faqAnswers(
  items: FaqContent["items"],
  facts: Facts,
  locale: Locale,
  linkTo: (page: PageId) => string | undefined,
): Answer[] {
  const values = {
    price: formatPrice(facts.certification.price, facts.currency, locale),
    languages: formatInteger(facts.figures[locale].languages.value, locale),
  };
  return Object.entries(items).map(([id, { question, answer, link }]) => {
    const href = linkTo(link.page);
    return {
      id,
      question,
      answer: fill(answer, values),
      link: href === undefined ? undefined : { href, label: link.label },
    };
  });
}
