import type { PageContext } from "#load/page-context.ts";
import { interpolate } from "#locale/interpolate.ts";
import { formatFigureInSentence } from "../figures/figure-in-sentence.ts";
import { ProofLine } from "./ProofLine.tsx";

/** The number of organisations or answered questions, in a sentence beside a page's buttons. */
export function UsageFigure({
  page,
  figure,
}: {
  page: PageContext;
  figure: "organisations" | "questions";
}) {
  const { t, locale, facts } = page;
  const { organisations, questions } = facts.figures[locale];
  return (
    <ProofLine>
      <p>
        {interpolate(t[`proof.${figure}`], {
          organisations: formatFigureInSentence(page, organisations),
          questions: formatFigureInSentence(page, questions),
        })}
      </p>
    </ProofLine>
  );
}
