import type { PageContext } from "#load/page-context.ts";
import type { HrAnswer } from "#load/schema/hr.ts";
import type { OptionalFactName, Procurement } from "#load/schema/procurement.ts";
import { formatList } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import type { Locale } from "#locale/languages.ts";
import type { Answer } from "../faq/faq-answers.ts";

/** Answers with their values filled in, and the paths of their links. */
export function collectAnswers(
  items: HrAnswer[],
  values: Record<string, string>,
  { getHref }: PageContext,
): Answer[] {
  return items.map(({ question, answer, link }) => ({
    question,
    answer: interpolate(answer, values),
    link: link && { href: getHref(link.page, link.part), label: link.label },
  }));
}

type OptionalQuestions = Partial<Record<OptionalFactName, { question: string; topic: string }>>;

/** The answers to questions that only the owner can answer, as far as their facts are given. */
export function collectStatedAnswers(
  questions: OptionalQuestions,
  facts: Procurement,
  locale: Locale,
): Answer[] {
  return (Object.entries(questions) as [OptionalFactName, { question: string }][]).flatMap(
    ([name, { question }]) => {
      const answer = facts[name]?.[locale];
      return answer === undefined ? [] : [{ question, answer }];
    },
  );
}

/** Formats the topics of the questions whose facts are missing. */
export function formatMissingTopics(
  questions: OptionalQuestions,
  facts: Procurement,
  locale: Locale,
): string {
  const missing = (Object.entries(questions) as [OptionalFactName, { topic: string }][]).filter(
    ([name]) => facts[name] === undefined,
  );
  return formatList(
    missing.map(([, { topic }]) => topic),
    locale,
  );
}
