import type { PageContext } from "#load/page-context.ts";
import type { HrAnswer } from "#load/schema/hr.ts";
import type { OpenFactName, Procurement } from "#load/schema/procurement.ts";
import { formatList } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import type { Locale } from "#locale/languages.ts";
import type { Answer } from "../faq/faq-answers.ts";

/** Answers with their values filled in, and the paths of their links. */
export function collectAnswers(
  items: HrAnswer[],
  values: Record<string, string>,
  { getLink }: PageContext,
): Answer[] {
  return items.map(({ question, answer, link }) => ({
    question,
    answer: interpolate(answer, values),
    link: link && { href: getLink(link.page, link.part), label: link.label },
  }));
}

type OpenQuestions = Partial<Record<OpenFactName, { question: string; topic: string }>>;

/** The answers to questions that only the owner can answer, as far as their facts are given. */
export function collectOpenAnswers(
  questions: OpenQuestions,
  facts: Procurement,
  locale: Locale,
): Answer[] {
  return (Object.entries(questions) as [OpenFactName, { question: string }][]).flatMap(
    ([name, { question }]) => {
      const answer = facts[name]?.[locale];
      return answer === undefined ? [] : [{ question, answer }];
    },
  );
}

/** Formats the topics of the questions whose facts are missing. */
export function formatOpenTopics(
  questions: OpenQuestions,
  facts: Procurement,
  locale: Locale,
): string {
  const open = (Object.entries(questions) as [OpenFactName, { topic: string }][]).filter(
    ([name]) => facts[name] === undefined,
  );
  return formatList(
    open.map(([, { topic }]) => topic),
    locale,
  );
}
