import type { PageContext } from "#load/page-context";
import type { HrAnswer } from "#load/schema/hr";
import type { OpenFactName, Procurement } from "#load/schema/procurement";
import { fill } from "#locale/fill";

/** A question with its answer, and a link to read more. */
export interface ShownAnswer {
  question: string;
  answer: string;
  link?: { href: string; label: string } | undefined;
}

/** Answers with their values filled in, and the paths of their links. */
export function shownAnswers(
  items: HrAnswer[],
  values: Record<string, string>,
  { pathTo }: PageContext,
): ShownAnswer[] {
  return items.map(({ question, answer, link }) => ({
    question,
    answer: fill(answer, values),
    link: link && { href: pathTo(link.page, link.part), label: link.label },
  }));
}

type OpenQuestion = Omit<HrAnswer, "answer"> & { ask: string };

/** The same of questions that only the owner can answer: what the facts say, else the request to ask. */
export function openAnswers(
  questions: Partial<Record<OpenFactName, OpenQuestion>>,
  facts: Procurement,
  page: PageContext,
): ShownAnswer[] {
  const items = (Object.entries(questions) as [OpenFactName, OpenQuestion][]).map(
    ([name, { ask, ...question }]) => ({
      ...question,
      answer: facts[name]?.[page.locale] ?? ask,
    }),
  );
  return shownAnswers(items, {}, page);
}
